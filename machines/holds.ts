/**
 * Holds that pause a rotation: a pointer over it, focus inside it, a hidden tab, a preference for reduced motion, or
 * the pause button. Several may be active; the rotation continues when the last is released.
 */

export type Hold = 'pointer' | 'focus' | 'tab' | 'motion' | 'visitor'
export type HoldEvent = { type: 'rotation.held'; by: Hold } | { type: 'rotation.released'; by: Hold }

type Holding = { context: { holds: readonly Hold[] } }

const others = (holds: readonly Hold[], by: Hold) => holds.filter((hold) => hold !== by)

export const isHeld = ({ context }: Holding) => context.holds.length > 0

/** Whether `by` is the only hold left. */
export const isLastHold = ({ context }: Holding, { by }: { by: Hold }) =>
  others(context.holds, by).length === 0

/** The holds after `by` holds it, and after `by` releases it. */
export const withHold = (holds: readonly Hold[], by: Hold) => ({ holds: [...others(holds, by), by].sort() })
export const withoutHold = (holds: readonly Hold[], by: Hold) => ({ holds: others(holds, by) })

/** The holds that remain when the element goes out of sight: pointer and focus cannot stay on it. */
export const withoutPresence = (holds: readonly Hold[]) => ({
  holds: others(others(holds, 'pointer'), 'focus'),
})
