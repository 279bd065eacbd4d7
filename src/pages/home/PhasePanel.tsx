import { home } from '../../../content/pages/home.ts'
import { Scene } from '../../ui/Scene.tsx'
import { useTabPanel } from '../../ui/Tabs.tsx'
import styles from './PhasePanel.module.css'
import { tabValue } from './PhaseTabs.tsx'

/** The content of one phase. All four share one grid cell, so that nothing below moves when they change. */
export function PhasePanel({ index, active }: { index: number; active: boolean }) {
  const panel = useTabPanel(tabValue(index))
  const phase = home.launch.phases[index]
  if (!phase) return null
  return (
    <div {...panel} className={styles.panel} data-active={active}>
      <Scene scene={phase.scene} className={`cover ${styles.scene}`} />
      <div className={styles.words} data-exchanged={active || undefined}>
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
      </div>
    </div>
  )
}
