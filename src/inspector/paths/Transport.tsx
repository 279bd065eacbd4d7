/** Plays a path like a film: start and stop, one step either way, and a slider through all of it. */
import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { stepLabel } from '../../../machines/kit/labels.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { Button } from '../parts/Button.tsx'
import styles from './Transport.module.css'

/** Long enough to see where the last step led. */
const STEP_MS = 900

export function Transport({
  machine,
  steps,
  cursor,
  onGo,
}: {
  machine: AnyStateMachine
  steps: readonly Step[]
  cursor: number
  onGo(cursor: number): void
}) {
  const [playing, setPlaying] = useState(false)
  const last = steps.length
  const isOver = cursor >= last
  useEffect(() => {
    if (!playing) return
    if (isOver) return setPlaying(false)
    const timer = setTimeout(() => onGo(cursor + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, isOver, cursor, onGo])

  const go = (to: number) => {
    setPlaying(false)
    onGo(to)
  }
  const step = steps[cursor - 1]
  return (
    <div className={styles.transport}>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            if (isOver) onGo(0)
            setPlaying(!playing)
          }}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button disabled={cursor === 0} onClick={() => go(cursor - 1)}>
          Step back
        </Button>
        <Button disabled={isOver} onClick={() => go(cursor + 1)}>
          Step forward
        </Button>
        <span className={styles.place}>
          {cursor} of {last}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={cursor}
        aria-label="Step"
        aria-valuetext={`${cursor} of ${last}: ${step ? stepLabel(step, machine) : 'starts'}`}
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  )
}
