import { buyer } from '../../../content/pages/buyer.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './OffMarket.module.css'

const { title, text, scene, steps, caution, cautionTitle, action } = buyer.offMarket

/** Off-market homes: how the team finds them, and a caution. */
export function OffMarket() {
  return (
    <Section tone="dark" labelledBy="off-market-title">
      <div className="column" data-gap="large">
        <Split columns="5:7" align="center">
          <SectionHeading id="off-market-title" title={title} lead={text} />
          <Scene scene={scene} described className={styles.picture} />
        </Split>
        <ol className={`column numbered ${styles.steps}`} data-size="large" role="list">
          {steps.map((step) => (
            <li key={step}>
              <p className="lead">{step}</p>
            </li>
          ))}
        </ol>
        <Split columns="2:1" align="center">
          <Callout tone="warning" title={cautionTitle}>
            <p>{caution}</p>
          </Callout>
          <div>
            <PageLink destination={action} {...buttonLook()}>
              {action.label}
            </PageLink>
          </div>
        </Split>
      </div>
    </Section>
  )
}
