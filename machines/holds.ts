/**
 * What keeps a rotation still: a pointer over it, the focus inside it, a hidden tab, or a visitor who
 * asked for less motion. Several may hold at once, and it moves on when the last lets go.
 */

export type Hold = 'pointer' | 'focus' | 'tab' | 'motion'
export type HoldEvent = { type: 'rotation.held'; by: Hold } | { type: 'rotation.released'; by: Hold }

export function withHold(holds: readonly Hold[], by: Hold): Hold[] {
  return [...holds.filter((hold) => hold !== by), by].sort()
}

export function withoutHold(holds: readonly Hold[], by: Hold): Hold[] {
  return holds.filter((hold) => hold !== by)
}
