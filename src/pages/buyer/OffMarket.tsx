import { buyer } from '../../../content/pages/buyer.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './OffMarket.module.css'

const { title, text, scene, steps, caution, cautionTitle, action } = buyer.offMarket

/** Off-market homes: how the team finds them, and a caution. */
export function OffMarket() {
  return (
    <Section tone="dark" labelledBy="off-market-title">
      <div className="column" data-gap="large">
        <div className={styles.opening}>
          <SectionHeading id="off-market-title" title={title} lead={text} />
          <Scene scene={scene} described className={styles.picture} />
        </div>
        <ol className={styles.steps} role="list">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="figure accent" aria-hidden="true">
                {index + 1}
              </span>
              <p className="lead">{step}</p>
            </li>
          ))}
        </ol>
        <div className={styles.closing}>
          <Callout tone="warning" title={cautionTitle}>
            <p>{caution}</p>
          </Callout>
          <PageLink destination={action} {...buttonLook()}>
            {action.label}
          </PageLink>
        </div>
      </div>
    </Section>
  )
}
