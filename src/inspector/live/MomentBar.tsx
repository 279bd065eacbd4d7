/** Goes back and forth through what has happened to a live actor, and returns to now. */
import { ToolButton } from '../parts/ToolButton.tsx'

export function MomentBar({
  position,
  last,
  onGo,
}: {
  position: number
  last: number
  /** Null is now, and follows what comes. */
  onGo(position: number | null): void
}) {
  const go = (to: number) => onGo(to >= last ? null : to)
  return (
    <div className="column">
      <div className="tools">
        <ToolButton disabled={position === 0} onClick={() => go(position - 1)}>
          Step back
        </ToolButton>
        <ToolButton disabled={position >= last} onClick={() => go(position + 1)}>
          Step forward
        </ToolButton>
        <ToolButton aria-pressed={position >= last} onClick={() => onGo(null)}>
          Now
        </ToolButton>
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
        aria-label="Moment"
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  )
}
