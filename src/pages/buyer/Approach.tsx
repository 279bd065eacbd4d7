import { buyer } from '../../../content/pages/buyer.ts'
import { deferred } from '../../loading/deferred.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const ApproachTabs = deferred(() => import('./ApproachTabs.tsx').then(({ ApproachTabs }) => ApproachTabs))

/** The team's approach in five tabs. */
export function Approach() {
  return (
    <Section tone="sunk" labelledBy="approach-title">
      <Split columns="1:2">
        <h2 id="approach-title" className="sticky">
          {buyer.approach.title}
        </h2>
        <ApproachTabs />
      </Split>
    </Section>
  )
}
