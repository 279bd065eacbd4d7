import * as m from 'motion/react-m'
import { home } from '../../../content/pages/home.ts'
import { Scene } from '../../ui/Scene.tsx'
import { useTabPanel } from '../../ui/Tabs.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './PhasePanel.module.css'
import { tabValue } from './PhaseTabs.tsx'

/** One is gone before the next is read: two texts on top of each other are neither. */
const looks = {
  shown: { opacity: 1, y: 0, transition: { duration: 0.4, delay: 0.14, ease: [0.2, 0.7, 0.2, 1] } },
  gone: { opacity: 0, y: 14, transition: { duration: 0.16, ease: 'easeOut' } },
} as const

/** The content of one phase. All four share one grid cell, so that nothing below moves when they change. */
export function PhasePanel({ index, active }: { index: number; active: boolean }) {
  const hydrated = useHydrated()
  const panel = useTabPanel(tabValue(index))
  const phase = home.launch.phases[index]
  if (!phase) return null
  return (
    <div {...panel} className={styles.panel} data-active={active}>
      <Scene scene={phase.scene} className={`cover ${styles.scene}`} />
      <m.div
        className={styles.words}
        variants={looks}
        initial={false}
        {...(hydrated && { animate: active ? 'shown' : 'gone' })}
      >
        <p className={`eyebrow ${styles.when}`}>
          {phase.label}, {phase.duration}
        </p>
        <h3 className="subheading">{phase.title}</h3>
        <p className="secondary">{phase.text}</p>
        <ul className="rows" data-gap="small" role="list">
          {phase.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      </m.div>
    </div>
  )
}
