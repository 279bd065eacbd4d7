import { ink, mix } from '../../palette.ts'
import { down, ellipse, polygon, rect, type Shape } from '../../shape.ts'
import { turned } from '../shadow.ts'
import type { Coat } from './coats.ts'
import { bricks, rim, unlit } from './light.ts'

/** A gable with its peak over x, so wide at its eaves. */
const gable = (x: number, half: number, eaves: number, peak: number) =>
  polygon([
    [x - half, -eaves],
    [x, -peak],
    [x + half, -eaves],
  ])
type Pane = readonly [x: number, y: number, wide: number, high: number]

/** The bars of windows with leaded panes. */
const leads = (panes: readonly Pane[]) =>
  panes
    .map(
      ([x, y, wide, high]) =>
        `M${Math.round(x + wide / 3)} ${y}v${high}M${Math.round(x + (wide * 2) / 3)} ${y}v${high}M${x} ${y + high / 2}h${wide}`,
    )
    .join('')

const PANES: readonly Pane[] = [
  [-196, -258, 112, 70],
  [-206, -130, 132, 90],
  [132, -262, 84, 66],
  [122, -128, 104, 86],
  [0, -256, 48, 60],
]

/** A house of the twenties: brick below, timber and plaster above, two steep gables, lit from its right. 680 by 500 px. */
export function tudor(coat: Coat): Shape[] {
  const { wall, shade, roof, trim, glass, stone } = coat
  const brick = mix(ink.brick, ink.soil, 0.35)
  const timber = mix(ink.soil, ink.deep, 0.35)
  const panes = PANES.map((pane) => rect(...pane)).join('')
  return [
    { d: rect(226, -500, 58, 260), fill: brick },
    { d: rect(218, -508, 74, 16) + rect(232, -530, 18, 24) + rect(260, -530, 18, 24), fill: shade },
    {
      d: polygon([
        [-340, -272],
        [-210, -436],
        [230, -436],
        [340, -272],
      ]),
      fill: roof,
    },
    {
      d: [0.25, 0.5, 0.75]
        .map((part) => `M${-210 - 130 * part}-${436 - 164 * part}H${230 + 110 * part}`)
        .join(''),
      stroke: mix(roof, wall, 0.3),
      width: 2,
    },
    rim('M231-434L338-274'),
    { d: rect(-300, -276, 600, 276), fill: wall },
    // Timber over plaster.
    {
      d: 'M-300-150H300M-20-276v126M70-276v126M110-276v126M240-276v126M290-276v126M-296-276v126M240-200l50-70M-20-160l-34-100',
      stroke: timber,
      width: 10,
    },
    { d: rect(-300, -146, 600, 146), fill: down(-146, 0, [0, brick], [1, mix(brick, shade, 0.4)]) },
    {
      d: bricks({ x: -296, y: -140, wide: 590, tall: 132, seed: 5, count: 54, long: 20 }),
      stroke: mix(brick, ink.wheat, 0.22),
      width: 6,
    },
    unlit(rect(-300, -276, 600, 16), 0.4),
    // The great gable at the left, and the lesser one.
    { d: gable(-140, 128, 262, 474), fill: roof },
    { d: `${gable(-140, 106, 262, 446)}${rect(-246, -264, 212, 120)}`, fill: mix(wall, ink.paper, 0.12) },
    {
      d: 'M-246-150H-34M-238-270H-42M-140-440v100M-196-264v-84M-84-264v-84M-190-340H-90M-222-264v114M-58-264v114M-190-270l44-62M-90-270l-44-62',
      stroke: timber,
      width: 10,
    },
    { d: gable(174, 88, 270, 416), fill: roof },
    { d: gable(174, 68, 270, 388), fill: mix(wall, ink.paper, 0.12) },
    { d: 'M112-272H236M174-384v112M140-330H208', stroke: timber, width: 9 },
    { d: 'M-268-262L-140-474-12-262M86-270L174-416 262-270', stroke: timber, width: 12 },
    rim('M-138-474L-11-264M176-416L263-271'),
    turned(rect(-300, -276, 600, 276), 300, -300),
    { d: panes, fill: glass, lit: true },
    { d: leads(PANES), stroke: timber, width: 3 },
    { d: panes, stroke: trim, width: 8 },
    { d: rect(-212, -40, 144, 10) + rect(116, -42, 116, 10), fill: stone },
    // The porch of stone, its arched door, and the steps.
    { d: 'M-40 0V-130L28-196 96-130V0z', fill: mix(stone, ink.wheat, 0.15) },
    { d: 'M-50-126L28-204 106-126', stroke: timber, width: 13 },
    rim('M30-204L107-127'),
    { d: 'M-16 0V-92Q-16-136 28-136T72-92V0z', fill: mix(stone, ink.night, 0.4) },
    { d: 'M-4 0V-90Q-4-124 28-124T60-90V0z', fill: mix(ink.oak, ink.soil, 0.2) },
    { d: 'M16-100a12 12 0 0 1 24 0v24H16z', fill: glass, lit: true },
    { d: `${ellipse(50, -54, 4)}${ellipse(82, -92, 8, 11)}`, fill: ink.lamp },
    { d: rect(-40, -10, 136, 12) + rect(-56, 0, 168, 12), fill: stone },
  ]
}
