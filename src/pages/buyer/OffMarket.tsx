import { buyer } from '../../../content/pages/buyer.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const { title, text, steps, caution, cautionTitle, action } = buyer.offMarket

/** Off-market homes: how the team finds them, and a caution. */
export function OffMarket() {
  return (
    <Section tone="dark" labelledBy="off-market-title">
      <Split columns="1:1">
        <div className="stack" data-gap="large">
          <div className="stack">
            <h2 id="off-market-title">{title}</h2>
            <p className="lead">{text}</p>
          </div>
          <Callout tone="warning" title={cautionTitle}>
            <p>{caution}</p>
          </Callout>
        </div>
        <div className="column" data-gap="large">
          <ol className="rows numbered" data-size="large" data-closed role="list">
            {steps.map((step) => (
              <li key={step}>
                <p className="lead">{step}</p>
              </li>
            ))}
          </ol>
          <p>
            <PageLink destination={action} {...buttonLook()}>
              {action.label}
            </PageLink>
          </p>
        </div>
      </Split>
    </Section>
  )
}
