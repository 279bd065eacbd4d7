import type { ReactNode } from 'react'
import { home } from '../../../content/pages/home.ts'
import { TabList, TabsRoot } from '../../ui/Tabs.tsx'
import styles from './PhaseTabs.module.css'

const { phases, phasesLabel } = home.launch

/** The value of a phase's tab: its index. */
export const tabValue = (phase: number) => String(phase)

const items = phases.map(({ label, duration }, phase) => ({
  value: tabValue(phase),
  label,
  face: (
    <>
      <span className={styles.number}>{phase + 1}</span>
      <span className={`strong ${styles.label}`}>{label}</span>
      <span className={`note ${styles.duration}`}>{duration}</span>
      <span className={styles.line} />
    </>
  ),
}))

type Props = {
  phase: number
  choose: (phase: number) => void
  className: string | undefined
  /** Stands above the list. */
  heading: ReactNode
  /** The panels, and any content below the list. */
  children: ReactNode
}

/** The phases as tabs, beside their panels. The selected tab shows a progress line. */
export function PhaseTabs({ phase, choose, className, heading, children }: Props) {
  const onValueChange = (value: string) => choose(Number(value))
  return (
    <TabsRoot items={items} value={tabValue(phase)} onValueChange={onValueChange} className={className}>
      {heading}
      <TabList
        label={phasesLabel}
        items={items}
        onValueChange={onValueChange}
        className={`script-only ${styles.list}`}
        vertical
        ownPanels
      />
      {children}
    </TabsRoot>
  )
}
