import { useSelector } from '@xstate/react'
import { home } from '../../../content/pages/home.ts'
import { MotionProvider } from '../../features/motion/MotionProvider.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
import columns from './columns.module.css'
import styles from './LaunchStrategy.module.css'
import { PhasePanel } from './PhasePanel.tsx'
import { PhasesPause } from './PhasesPause.tsx'
import { PhaseTabs } from './PhaseTabs.tsx'
import { useLaunchPhases } from './use-launch-phases.ts'

const { title, intro, phases, note } = home.launch

/** The four phases of a listing's launch, shown one at a time, or all of them without JavaScript. */
export function LaunchStrategy() {
  const { actor, ref, holdProps, choose } = useLaunchPhases()
  const phase = useSelector(actor, (snapshot) => snapshot.context.phase)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <section
      ref={ref}
      className={`band section ${styles.launch}`}
      data-tone="dark"
      data-state={state}
      data-unhydrated={useUnhydrated()}
      aria-labelledby="launch-title"
      {...holdProps}
    >
      <div className="page-width">
        <SectionHeading id="launch-title" title={title} lead={intro} layout="split" />
        <PhaseTabs phase={phase} choose={choose} className={columns.columns}>
          <div className={`tiles ${columns.beside}`}>
            <MotionProvider>
              {phases.map(({ label }, index) => (
                <PhasePanel key={label} index={index} active={index === phase} />
              ))}
            </MotionProvider>
          </div>
          <div className="stack">
            <PhasesPause actor={actor} />
            <p className="note">{note}</p>
          </div>
        </PhaseTabs>
      </div>
    </section>
  )
}
