import { ink, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { tints } from './land.ts'
import { setting } from './setting.ts'
import { standing } from './standing.ts'

const GROUND = 700
const FLOORS = [0, 1, 2, 3]
const glass = mix(ink.glacier, ink.blue, 0.5)
const trim = mix(ink.paper, ink.wheat, 0.3)
const lawn = oklch(46, 0.07, 146)

interface Block {
  /** Its front, and the far edge of its side to the court. */
  from: number
  to: number
  far: number
  top: number
  wall: string
  /** Windows that are dark at night. */
  dark: readonly number[]
}

/** Four storeys with balconies; the side to the court recedes. */
function block({ from, to, far, top, wall, dark }: Block): Shape[] {
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const storey = (GROUND - top - 30) / 4
  const columns = Math.round((right - left) / 150)
  const gap = (right - left) / columns
  const cells = FLOORS.flatMap((floor) =>
    Array.from({ length: columns }, (_, i) => [left + i * gap + gap / 2, top + 34 + floor * storey] as const),
  )
  const pane = ([x, y]: readonly [number, number]) => rect(x - 44, y, 88, storey - 44)
  const high = storey - 44
  const fade = (y: number) => GROUND - 60 + (y - GROUND) * 0.78
  const side = FLOORS.map((floor) => {
    const y = top + 34 + floor * storey
    const at = (share: number) => to + (far - to) * share
    const mid = (share: number, from: number) => from + (fade(from) - from) * share
    return polygon([
      [at(0.28), mid(0.28, y)],
      [at(0.72), mid(0.72, y)],
      [at(0.72), mid(0.72, y + high)],
      [at(0.28), mid(0.28, y + high)],
    ])
  }).join('')
  return [
    {
      d: polygon([
        [to, top],
        [far, fade(top)],
        [far, GROUND - 60],
        [to, GROUND],
      ]),
      fill: mix(wall, ink.navy, 0.4),
    },
    { d: side, fill: glass, lit: true },
    {
      d: rect(left, top, right - left, GROUND - top),
      fill: down(top, GROUND, [0, wall], [1, mix(wall, ink.navy, 0.25)]),
    },
    {
      d: cells
        .filter((_, i) => !dark.includes(i))
        .map(pane)
        .join(''),
      fill: glass,
      lit: true,
    },
    {
      d: cells
        .filter((_, i) => dark.includes(i))
        .map(pane)
        .join(''),
      fill: mix(glass, ink.navy, 0.35),
    },
    {
      d: cells.map((cell) => `${pane(cell)}M${cell[0]} ${cell[1]}v${high}`).join(''),
      stroke: trim,
      width: 5,
    },
    {
      d: cells.map(([x, y]) => rect(x - 62, y + high - 4, 124, 11)).join(''),
      fill: mix(trim, ink.belly, 0.4),
    },
    {
      d: cells
        .map(
          ([x, y]) =>
            `M${x - 58} ${y + high}v-38h116v38${[20, 40, 60, 80, 100].map((step) => `M${x - 58 + step} ${y + high}v-38`).join('')}`,
        )
        .join(''),
      stroke: mix(ink.navy, ink.soil, 0.2),
      width: 3.5,
    },
    { d: rect(left - 14, top - 20, right - left + 28, 22), fill: mix(ink.navy, ink.soil, 0.3) },
  ]
}

/** The path, a bench and two lamps. */
const court = (): Shape[] => [
  { d: `M770 ${GROUND - 62}h60l210 262H560z`, fill: mix(ink.wheat, ink.belly, 0.4) },
  {
    d: rect(420, 560, 760, 340),
    fill: glow([800, 780], 380, 0.36, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.3], [1, ink.gold, 0]),
    nightly: true,
  },
  { d: 'M640 800V560M960 800V560', stroke: ink.deep, width: 9 },
  { d: ellipse(640, 548, 17) + ellipse(960, 548, 17), fill: ink.lamp },
  { d: 'M1010 790v40M1150 790v40', stroke: ink.deep, width: 9 },
  { d: 'M996 740h168v16H996zM996 764h168v12H996zM990 786h180v12H990z', fill: mix(ink.oak, ink.wheat, 0.25) },
]

/** Low apartment blocks around a garden court, somebody with a dog on its path. */
export function gardenCourt(): string {
  const leaf = mix(ink.hill, oklch(56, 0.1, 138), 0.6)
  return svg(width, height, [
    ...setting({
      seed: 71,
      apex: [800, 90],
      tint: tints.none,
      hill: [mix(ink.midRange, ink.gold, 0.2), ink.nearRange],
      soil: [lawn, mix(lawn, ink.spruce, 0.35)],
      ground: GROUND - 66,
    }),
    ...elm(720, GROUND - 56, 210, mix(leaf, ink.midRange, 0.3), ink.night, ink.gold),
    ...elm(890, GROUND - 58, 190, mix(leaf, ink.midRange, 0.3), ink.night, ink.gold),
    ...block({
      from: -30,
      to: 450,
      far: 620,
      top: 190,
      wall: mix(ink.oak, ink.wheat, 0.45),
      dark: [1, 5, 9],
    }),
    ...block({
      from: 1630,
      to: 1150,
      far: 980,
      top: 150,
      wall: mix(mix(ink.nearRange, ink.glacier, 0.4), ink.pale, 0.15),
      dark: [2, 3, 7],
    }),
    {
      d: `M-20 ${GROUND}q60-60 120-30 60-46 120-6 60-40 130 0 60-30 110 36zM1140 ${GROUND}q50-64 110-34 60-40 120-4 60-40 130 2 70-30 120 36z`,
      fill: mix(leaf, ink.spruce, 0.45),
    },
    ...court(),
    ...elm(190, 850, 420, leaf, ink.night, ink.gold),
    ...elm(1420, 850, 380, leaf, ink.night, ink.gold),
    { d: ellipse(800, 836, 80, 8), fill: ink.night, opacity: 0.4 },
    placed(
      standing(
        { skin: skins.tan, hair: hairs.brown, coat: mix(ink.brick, ink.amber, 0.15), trousers: ink.navy },
        { hair: 'long' },
      ),
      780,
      836,
      1.25,
    ),
  ])
}
