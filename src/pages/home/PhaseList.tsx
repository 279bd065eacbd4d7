import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { home } from '../../../content/pages/home.ts'
import type { launchPhases } from '../../../machines/launch-phases.ts'
import styles from './PhaseList.module.css'

const { phases, phasesLabel } = home.launch

type Props = {
  actor: ActorRefFrom<typeof launchPhases>
  chosen: number
  choose: (phase: number) => void
}

export const tabId = (phase: number) => `launch-phase-${phase + 1}`
export const panelId = (phase: number) => `launch-panel-${phase + 1}`

/** Where a key leads from a phase; both pairs of arrows, because the list lies down on a phone. */
function next(key: string, phase: number): number | undefined {
  const last = phases.length - 1
  if (key === 'ArrowDown' || key === 'ArrowRight') return phase === last ? 0 : phase + 1
  if (key === 'ArrowUp' || key === 'ArrowLeft') return phase === 0 ? last : phase - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/** The phases as tabs. The line of the chosen one fills while it is shown. */
export function PhaseList({ actor, chosen, choose }: Props) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  useEffect(() => {
    // Whenever a phase begins its time anew, its line begins to fill anew.
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const lines = tabs.current[snapshot.context.phase]?.getAnimations({ subtree: true }) ?? []
      if (snapshot.matches('rotating')) for (const line of lines) line.currentTime = 0
    })
    return unsubscribe
  }, [actor])
  const press = (event: KeyboardEvent) => {
    const phase = next(event.key, chosen)
    if (phase === undefined) return
    event.preventDefault()
    choose(phase)
    tabs.current[phase]?.focus()
  }
  return (
    <div className={styles.list} role="tablist" aria-label={phasesLabel}>
      {phases.map(({ label, duration }, phase) => (
        <button
          key={label}
          ref={(tab) => {
            tabs.current[phase] = tab
          }}
          type="button"
          role="tab"
          id={tabId(phase)}
          aria-selected={phase === chosen}
          aria-controls={panelId(phase)}
          tabIndex={phase === chosen ? 0 : -1}
          onClick={() => choose(phase)}
          onKeyDown={press}
        >
          <span className={styles.number}>{phase + 1}</span>
          <span className={styles.label}>{label}</span>
          <span className={styles.duration}>{duration}</span>
          <span className={styles.line} />
        </button>
      ))}
    </div>
  )
}
