import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Community } from './Community.tsx'
import { InfrastructureSection } from './InfrastructureSection.tsx'
import { Overview } from './Overview.tsx'
import styles from './Sections.module.css'
import { SideNavigation } from './SideNavigation.tsx'
import { Specialization } from './Specialization.tsx'
import { Spending } from './Spending.tsx'
import { Statistics } from './Statistics.tsx'
import { SupportSystems } from './SupportSystems.tsx'
import { useSectionSpy } from './use-section-spy.ts'

const { sections } = infrastructure
const { overview, infrastructure: money, specialization, supportSystems, community, statistics } = sections
const IN_ORDER = [
  overview.id,
  money.id,
  specialization.id,
  supportSystems.id,
  community.id,
  statistics.id,
] as const

/** The six sections, and the navigation that goes along with them. */
export function Sections() {
  const { actor, refOf } = useSectionSpy<(typeof IN_ORDER)[number]>(IN_ORDER)
  return (
    <div className={styles.sections}>
      <SideNavigation spy={actor} />
      <InfrastructureSection {...overview} spyRef={refOf(overview.id)}>
        <Overview />
      </InfrastructureSection>
      <InfrastructureSection {...money} tone="sunk" spyRef={refOf(money.id)}>
        <Spending />
      </InfrastructureSection>
      <InfrastructureSection {...specialization} spyRef={refOf(specialization.id)}>
        <Specialization />
      </InfrastructureSection>
      <InfrastructureSection {...supportSystems} tone="dark" spyRef={refOf(supportSystems.id)}>
        <SupportSystems />
      </InfrastructureSection>
      <InfrastructureSection {...community} spyRef={refOf(community.id)}>
        <Community />
      </InfrastructureSection>
      <InfrastructureSection {...statistics} tone="sunk" spyRef={refOf(statistics.id)}>
        <Statistics />
      </InfrastructureSection>
    </div>
  )
}
