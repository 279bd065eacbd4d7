/**
 * What keeps a rotation still: a pointer over it, the focus inside it, a hidden tab, the wish for less
 * motion, or a visitor who pressed pause. Several may hold at once, and it moves on when the last lets go.
 */

export type Hold = 'pointer' | 'focus' | 'tab' | 'motion' | 'visitor'
export type HoldEvent = { type: 'rotation.held'; by: Hold } | { type: 'rotation.released'; by: Hold }

type Holding = { context: { holds: readonly Hold[] } }

const others = (holds: readonly Hold[], by: Hold) => holds.filter((hold) => hold !== by)

export const isHeld = ({ context }: Holding) => context.holds.length > 0

/** Whether nothing holds any more once `by` lets go. */
export const isLastHold = ({ context }: Holding, { by }: { by: Hold }) =>
  others(context.holds, by).length === 0

/** The holds after `by` takes hold, and after it lets go. */
export const withHold = (holds: readonly Hold[], by: Hold) => ({ holds: [...others(holds, by), by].sort() })
export const withoutHold = (holds: readonly Hold[], by: Hold) => ({ holds: others(holds, by) })

/** The holds that remain when what was held goes out of sight: pointer and focus cannot stay on it. */
export const withoutPresence = (holds: readonly Hold[]) => ({
  holds: others(others(holds, 'pointer'), 'focus'),
})
