import { buyer } from '../../../content/pages/buyer.ts'
import { deferred } from '../../loading/deferred.tsx'
import { Section } from '../../ui/Section.tsx'

const ApproachTabs = deferred(() => import('./ApproachTabs.tsx').then(({ ApproachTabs }) => ApproachTabs))

/** The team's approach in five tabs. */
export function Approach() {
  return (
    <Section tone="sunk" labelledBy="approach-title">
      <div className="column" data-gap="large">
        <h2 id="approach-title">{buyer.approach.title}</h2>
        <ApproachTabs />
      </div>
    </Section>
  )
}
