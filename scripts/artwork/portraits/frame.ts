/**
 * What the portrait drawings share. Each stands for a person without a photograph: somebody at their work, head and
 * shoulders in the middle, under the arch that the page cuts out of it.
 */
import { ink, mix } from '../palette.ts'
import { peaks } from '../peaks.ts'
import { faceted } from '../scenes/land.ts'
import type { Moon } from '../scenes/moon.ts'
import { moonAndStars } from '../scenes/stars.ts'
import { curve, down, glow, type Paint, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'

const [WIDTH, HEIGHT] = [400, 500]

interface Light {
  /** The sky at its top and at the horizon. */
  sky: readonly [top: string, low: string]
  sun: string
  far: string
  near: string
}

export const lights = {
  dawn: {
    sky: [mix(ink.gold, ink.wheat, 0.25), mix(ink.wheat, ink.paper, 0.25)],
    sun: mix(ink.gold, ink.amber, 0.35),
    far: mix(ink.midRange, ink.gold, 0.22),
    near: ink.cloud,
  },
  day: {
    sky: [mix(ink.glacier, ink.blue, 0.32), mix(ink.pale, ink.blush, 0.6)],
    sun: mix(ink.wheat, ink.paper, 0.4),
    far: mix(ink.midRange, ink.glacier, 0.2),
    near: ink.cloud,
  },
  wheat: {
    sky: [mix(ink.wheat, ink.paper, 0.35), mix(ink.gold, ink.wheat, 0.62)],
    sun: mix(ink.gold, ink.wheat, 0.2),
    far: mix(ink.nearRange, ink.wheat, 0.3),
    near: mix(ink.cloud, ink.hill, 0.4),
  },
  dusk: {
    sky: [mix(ink.cloud, ink.blue, 0.3), mix(ink.blue, ink.lilac, 0.45)],
    sun: ink.gold,
    far: mix(ink.cloud, ink.blue, 0.25),
    near: ink.spruce,
  },
} as const satisfies Record<string, Light>

interface Setting {
  ground?: number
  ridge?: number
  seed?: number
  /** The moon at night, clear of whoever stands before the sky. */
  moon?: Moon
}

/** A drawing in one light, and at night: sky with the sun behind the subject, a far range, and the ground that the subject stands on. */
export function portrait(
  { sky, sun, far, near }: Light,
  subject: readonly Node[],
  { ground = 444, ridge = 396, seed = 3, moon }: Setting = {},
): string {
  const range = peaks({ seed, from: -20, to: 420, base: ridge, rise: 76, spacing: 128, light: 230 })
  const tones = [far, mix(far, sky[1], 0.3), mix(far, near, 0.5), mix(far, sky[1], 0.75)]
  const horizon = { width: WIDTH, horizon: ridge, apex: [200, -20], span: [620, 620] } as const
  return svg(WIDTH, HEIGHT, [
    {
      outside: true,
      nodes: [
        { d: 'M0 0h400v500H0z', fill: down(0, ridge, [0, sky[0]], [1, sky[1]]) },
        { d: 'M0 0h400v500H0z', fill: glow([200, 330], 260, 1, [0, sun, 0.75], [1, sun, 0]), daily: true },
        // Portraits stand side by side: each has stars of its own.
        ...moonAndStars({ ...horizon, ...(moon && { moon }) }, ridge + ground),
        ...faceted(range, ridge, 76, HEIGHT, tones),
        land(ground, near),
      ],
    },
    ...subject,
  ])
}

/** A drawing in a room or close to a wall. */
export const indoors = (wall: Paint, subject: readonly Node[]): string =>
  svg(WIDTH, HEIGHT, [{ d: 'M0 0h400v500H0z', fill: wall }, ...subject])

/** Rolling ground with its top at `level`, in px. */
const land = (level: number, tone: string): Shape => ({
  d: `${curve([
    [-20, level + 6],
    [80, level - 10],
    [200, level],
    [310, level + 8],
    [420, level - 8],
  ])}V520H-20z`,
  fill: tone,
})
