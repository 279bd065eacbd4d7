import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { useSectionSpy } from '../navigation/use-section-spy.ts'
import { Almanac } from './Almanac.tsx'
import { Audience } from './Audience.tsx'
import { Day } from './Day.tsx'
import { Money } from './Money.tsx'
import { Overview } from './Overview.tsx'
import { Part } from './Part.tsx'
import { Relay } from './Relay.tsx'
import styles from './Sections.module.css'
import { SideNavigation } from './SideNavigation.tsx'

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
      <Part {...overview} spyRef={refOf(overview.id)}>
        <Overview />
      </Part>
      <Part {...money} tone="sunk" spyRef={refOf(money.id)}>
        <Money />
      </Part>
      <Part {...specialization} spyRef={refOf(specialization.id)}>
        <Relay />
      </Part>
      <Part {...supportSystems} tone="dark" spyRef={refOf(supportSystems.id)}>
        <Day />
      </Part>
      <Part {...community} spyRef={refOf(community.id)}>
        <Audience />
      </Part>
      <Part {...statistics} tone="sunk" spyRef={refOf(statistics.id)}>
        <Almanac />
      </Part>
    </div>
  )
}
