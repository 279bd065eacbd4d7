import type { Point } from './shape.ts'

export type Roof = 'flat' | 'left' | 'right' | 'step' | 'bow' | 'twist' | 'crown'

/** Position of the left wall, width and height, in metres. */
export type Tower = readonly [at: number, width: number, height: number, roof: Roof]

/** Low blocks behind and in front of the towers. */
export const BACK: readonly Tower[] = [
  [0, 34, 62, 'flat'],
  [52, 40, 88, 'flat'],
  [118, 36, 120, 'flat'],
  [158, 44, 150, 'step'],
  [232, 38, 128, 'flat'],
  [318, 40, 140, 'left'],
  [410, 36, 155, 'flat'],
  [480, 42, 142, 'right'],
  [560, 38, 118, 'flat'],
  [628, 34, 96, 'step'],
  [690, 44, 70, 'flat'],
  [752, 36, 48, 'flat'],
]

export const FRONT: readonly Tower[] = [
  [26, 30, 44, 'flat'],
  [84, 38, 104, 'right'],
  [196, 46, 236, 'bow'],
  [268, 38, 222, 'twist'],
  [360, 42, 247, 'crown'],
  [436, 32, 197, 'step'],
  [472, 32, 190, 'step'],
  [522, 40, 215, 'left'],
  [596, 40, 212, 'right'],
  [660, 36, 128, 'flat'],
  [716, 40, 58, 'flat'],
  [786, 46, 34, 'flat'],
]

export const LOW: readonly Tower[] = [
  [-60, 52, 22, 'flat'],
  [4, 46, 30, 'flat'],
  [132, 50, 62, 'flat'],
  [240, 44, 84, 'flat'],
  [396, 50, 92, 'flat'],
  [500, 42, 74, 'flat'],
  [556, 48, 96, 'step'],
  [640, 54, 60, 'flat'],
  [744, 50, 30, 'flat'],
  [820, 70, 18, 'flat'],
]

/** Roofs whose walls lean or bend, and of how many points each wall is. */
const LEANING: Partial<Record<Roof, number>> = { bow: 5, twist: 3 }

/** The outline's points on one side: -1 is the left wall, 1 the right one. */
export const wallOf = (outlined: readonly Point[], roof: Roof, side: 1 | -1): readonly Point[] =>
  side > 0 ? outlined.slice(-(LEANING[roof] ?? 2)) : outlined.slice(0, LEANING[roof] ?? 2)

/** A tower's outline from its left foot over the roof to its right foot. */
export function outline(x: number, ground: number, width: number, height: number, roof: Roof): Point[] {
  const top = ground - height
  const right = x + width
  const corner = (points: readonly Point[]): Point[] => [[x, ground], ...points, [right, ground]]
  const slope = width * 0.62
  switch (roof) {
    case 'left':
      return corner([
        [x, top + slope],
        [x + width * 0.55, top],
        [right, top],
        [right, top],
      ])
    case 'right':
      return corner([
        [x, top],
        [x + width * 0.45, top],
        [right, top + slope],
      ])
    case 'step': {
      const s = width * 0.2
      return corner([
        [x, top + 2 * s],
        [x + s, top + 2 * s],
        [x + s, top + s],
        [x + 1.8 * s, top],
        [right - 1.8 * s, top],
        [right - s, top + s],
        [right - s, top + 2 * s],
        [right, top + 2 * s],
      ])
    }
    case 'bow': {
      const bend = (share: number) => width * 0.2 * Math.sin(Math.PI * share)
      const shares = [0.25, 0.5, 0.75, 1]
      const up = shares.map((share): Point => [x - bend(share), ground - height * share])
      const back = [...shares]
        .reverse()
        .map((share): Point => [right - bend(share) * 0.8, ground - height * share + width * 0.16])
      return corner([...up, ...back])
    }
    case 'twist':
      return corner([
        [x, ground - height * 0.42],
        [x + width * 0.3, top + slope * 0.2],
        [x + width * 0.82, top],
        [right, ground - height * 0.55],
      ])
    case 'crown':
      return corner([
        [x, top + width * 0.12],
        [x + width * 0.12, top],
        [right - width * 0.12, top],
        [right, top + width * 0.12],
      ])
    default:
      return corner([
        [x, top],
        [right, top],
      ])
  }
}
