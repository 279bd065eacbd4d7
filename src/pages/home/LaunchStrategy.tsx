import { useSelector } from '@xstate/react'
import { home } from '../../../content/pages/home.ts'
import { MotionProvider } from '../../features/motion/MotionProvider.tsx'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
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
        <PhaseTabs
          phase={phase}
          choose={choose}
          className={styles.columns}
          heading={
            <div className="column">
              <h2 id="launch-title">{title}</h2>
              <p className="lead">{intro}</p>
            </div>
          }
        >
          <div className={`tiles ${styles.panels}`}>
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
