import { ink, mix } from '../palette.ts'
import { hairs, mirrored, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { evening } from './evening.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { standing } from './standing.ts'
import { view } from './view.ts'

const FLOOR = 726
const [LEFT, TOP, WIDE, HIGH] = [330, 110, 560, 420] as const
const LAMP = 1090

function room(): Node[] {
  const wall = mix(ink.wheat, ink.pale, 0.35)
  const wood = mix(ink.oak, ink.wheat, 0.2)
  return [
    { d: rect(0, 0, width, FLOOR), fill: down(0, FLOOR, [0, mix(wall, ink.belly, 0.2)], [1, wall]) },
    view(LEFT, TOP, WIDE, HIGH, moods.day, 18),
    // What is washed already shines.
    {
      d: `M${LEFT + 60} ${TOP + HIGH}L${LEFT + 230} ${TOP}h70L${LEFT + 130} ${TOP + HIGH}z`,
      fill: ink.paper,
      opacity: 0.4,
    },
    {
      d: `M${LEFT + 380} ${TOP}H${LEFT + WIDE}V${TOP + HIGH}H${LEFT + 330}Q${LEFT + 420} ${TOP + 230} ${LEFT + 380} ${TOP}z`,
      fill: mix(ink.belly, ink.wheat, 0.4),
      opacity: 0.35,
    },
    { d: `${rect(LEFT, TOP, WIDE, HIGH)}M${LEFT + WIDE / 2} ${TOP}v${HIGH}`, stroke: ink.paper, width: 18 },
    { d: rect(LEFT - 30, TOP + HIGH, WIDE + 60, 22), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: rect(0, FLOOR - 22, width, 22), fill: mix(ink.paper, ink.wheat, 0.2) },
    { d: rect(0, FLOOR, width, height), fill: down(FLOOR, height, [0, wood], [1, mix(wood, ink.soil, 0.4)]) },
    {
      d: `M${LEFT + 40} ${FLOOR + 16}h500l180 158H${LEFT - 130}z`,
      fill: mix(ink.paper, ink.wheat, 0.4),
      opacity: 0.45,
      daily: true,
    },
    // A counter with a bowl, and a picture over it.
    {
      d: rect(1240, 500, 360, FLOOR - 500),
      fill: down(500, FLOOR, [0, mix(ink.nearRange, ink.hill, 0.3)], [1, mix(ink.nearRange, ink.navy, 0.5)]),
    },
    { d: rect(1220, 482, 380, 22), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: 'M1380 520v190M1300 606v20M1460 606v20', stroke: ink.navy, width: 5 },
    { d: 'M1330 482q-46-6-52-46h140q-6 40-52 46z', fill: mix(ink.blue, ink.glacier, 0.3) },
    { d: ellipse(1324, 432, 22) + ellipse(1368, 430, 24), fill: mix(ink.gold, ink.amber, 0.4) },
    {
      d: rect(1330, 190, 170, 130),
      fill: mix(ink.blush, ink.wheat, 0.4),
      stroke: mix(ink.oak, ink.soil, 0.2),
      width: 12,
    },
    { d: 'M1336 314l54-62 34 36 30-44 42 70z', fill: mix(ink.midRange, ink.lilac, 0.3) },
    // The pendant.
    {
      d: ellipse(LAMP, 270, 280),
      fill: glow([LAMP, 270], 280, 1, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.2], [1, ink.gold, 0]),
    },
    { d: `M${LAMP} 0v150`, stroke: ink.deep, width: 6 },
    { d: `M${LAMP - 92} 236q6-92 92-92t92 92z`, fill: mix(ink.brick, ink.oak, 0.2) },
    { d: `M${LAMP - 92} 238h184`, stroke: ink.paper, width: 8 },
    { d: ellipse(LAMP, 256, 21, 26), fill: ink.lamp },
  ]
}

function people(): Node[] {
  const rust = mix(ink.brick, ink.oak, 0.2)
  const teal = mix(ink.nearRange, ink.blue, 0.4)
  const jeans = mix(ink.blue, ink.navy, 0.35)
  const [ladder, top] = [LAMP + 30, 590]
  return [
    { d: ellipse(640, 842, 120, 10) + ellipse(1120, 850, 170, 12), fill: ink.soil, opacity: 0.35 },
    // At the window, a cloth in the raised hand; the bucket beside.
    placed(
      [
        { d: 'M28-170l26 4-2 22-26-4z', fill: mix(ink.gold, ink.wheat, 0.3) },
        ...standing(
          { skin: skins.fair, hair: hairs.copper, coat: rust, trousers: jeans },
          { hair: 'long', arms: 'reaching', tilt: 5 },
        ),
      ],
      640,
      840,
      2.7,
    ),
    { d: 'M470 760h90l-12 84h-66z', fill: mix(ink.glacier, ink.blue, 0.4) },
    { d: 'M472 760q40-76 86 0', stroke: mix(ink.belly, ink.navy, 0.3), width: 6 },
    { d: ellipse(515, 760, 45, 9), fill: ink.paper },
    // On the ladder, a hand at the bulb.
    {
      d: `M${ladder - 20} ${top}L${ladder - 110} 850M${ladder + 60} ${top}L${ladder + 150} 850`,
      stroke: mix(ink.oak, ink.soil, 0.1),
      width: 17,
      round: true,
    },
    {
      d: `${[0, 1, 2, 3].map((i) => `M${ladder - 34 - i * 22} ${top + 56 + i * 60}h${108 + i * 44}`).join('')}M${ladder - 40} ${top}h120`,
      stroke: mix(ink.oak, ink.wheat, 0.2),
      width: 14,
    },
    mirrored(
      standing(
        { skin: skins.brown, hair: hairs.black, coat: teal, trousers: mix(ink.soil, ink.navy, 0.35) },
        { arms: 'reaching', tilt: 6 },
      ),
      ladder + 43,
      top,
      2.1,
    ),
  ]
}

/** The day before filming: windows washed and bulbs changed, so that the rooms are ready for light. */
export function readyLight(): string {
  return svg(width, height, [
    ...room(),
    evening([LAMP, 270], 1240, [
      [LEFT + 9, TOP + 9, WIDE / 2 - 18, HIGH - 18],
      [LEFT + WIDE / 2 + 9, TOP + 9, WIDE / 2 - 18, HIGH - 18],
    ]),
    ...people(),
  ])
}
