/** Goes through the moments of a run: one step either way, or anywhere by a slider; `start` goes before, `end` after. */
import type { ReactNode } from 'react'
import { ToolButton } from '../parts/ToolButton.tsx'

export function TransportBar({
  position,
  last,
  words,
  onGo,
  start,
  end,
}: {
  position: number
  last: number
  /** What led to this moment. */
  words: string
  onGo(position: number): void
  start?: ReactNode
  end?: ReactNode
}) {
  return (
    <div className="column">
      <div className="tools">
        {start}
        <ToolButton disabled={position === 0} onClick={() => onGo(position - 1)}>
          Step back
        </ToolButton>
        <ToolButton disabled={position >= last} onClick={() => onGo(position + 1)}>
          Step forward
        </ToolButton>
        {end}
        <span className="note">
          {position} of {last}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        disabled={last === 0}
        value={position}
        aria-label="Step"
        aria-valuetext={`${position} of ${last}: ${words}`}
        onChange={({ target }) => onGo(Number(target.value))}
      />
    </div>
  )
}
