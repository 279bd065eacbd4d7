import type { ReactNode, RefObject } from 'react'
import type { Claim } from '../../../content/page-schema.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Section } from '../../ui/Section.tsx'
import { Claims } from './Claims.tsx'
import { Community } from './Community.tsx'
import { Infrastructure } from './Infrastructure.tsx'
import { Overview } from './Overview.tsx'
import { PartTitle } from './PartTitle.tsx'
import styles from './Sections.module.css'
import { SideNavigation } from './SideNavigation.tsx'
import { Specialization } from './Specialization.tsx'
import { Statistics } from './Statistics.tsx'
import { SupportSystems } from './SupportSystems.tsx'
import { useSectionSpy } from './use-section-spy.ts'

const { sections } = infrastructure
const { overview, infrastructure: spending, specialization, supportSystems, community, statistics } = sections
const IN_ORDER = [
  overview.id,
  spending.id,
  specialization.id,
  supportSystems.id,
  community.id,
  statistics.id,
] as const
/** The tones of the sections that are not light. */
const TONES: Readonly<Record<string, 'sunk' | 'dark' | undefined>> = {
  [spending.id]: 'sunk',
  [supportSystems.id]: 'dark',
  [statistics.id]: 'sunk',
}

/** The six sections and their side navigation. */
export function Sections() {
  const { actor, refOf } = useSectionSpy<(typeof IN_ORDER)[number]>(IN_ORDER)
  return (
    <div className={styles.sections}>
      <SideNavigation spy={actor} />
      <Part {...overview} headed spyRef={refOf(overview.id)}>
        <Overview />
      </Part>
      <Part {...spending} headed spyRef={refOf(spending.id)}>
        <Infrastructure />
      </Part>
      <Part {...specialization} spyRef={refOf(specialization.id)}>
        <Specialization />
      </Part>
      <Part {...supportSystems} headed spyRef={refOf(supportSystems.id)}>
        <SupportSystems />
      </Part>
      <Part {...community} headed spyRef={refOf(community.id)}>
        <Community />
      </Part>
      <Part {...statistics} spyRef={refOf(statistics.id)}>
        <Statistics />
      </Part>
    </div>
  )
}

type Props = {
  /** Also the fragment that links to it. */
  id: string
  label: string
  title: string
  intro?: string
  /** A figure below the introduction. */
  claim?: Claim
  /** The heading is among the children. */
  headed?: boolean
  spyRef: RefObject<HTMLDivElement | null> | undefined
  children: ReactNode
}

function Part({ id, label, title, intro, claim, headed = false, spyRef, children }: Props) {
  return (
    <div ref={spyRef}>
      <Section id={id} tone={TONES[id] ?? 'light'} labelledBy={`${id}-title`}>
        {!headed && (
          <div
            className={`split ${styles.opening} ${styles.heading}`}
            data-columns={intro ? '1:1' : undefined}
          >
            <PartTitle id={id} label={label} title={title} />
            {intro && (
              <div className="column">
                <p className="lead">{intro}</p>
                {claim && <Claims claims={[claim]} />}
              </div>
            )}
          </div>
        )}
        {children}
      </Section>
    </div>
  )
}
