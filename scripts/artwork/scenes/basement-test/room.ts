/** The basement's walls and its floor, a window at the height of the snow, and the stairs. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { across, BACK, LAMP, light, NEAR, plaster, shade, wood } from './tones.ts'

const { left, right, top, floor } = NEAR

export function walls(): Node[] {
  const wall = rect(BACK.left, BACK.top, BACK.right - BACK.left, BACK.floor - BACK.top)
  return [
    {
      d: wall,
      fill: across(
        BACK.left,
        BACK.right,
        [0, mix(plaster, shade, 0.3)],
        [0.3, plaster],
        [1, mix(plaster, shade, 0.55)],
      ),
    },
    { d: wall, fill: glow(LAMP, 560, 0.9, [0, light, 0.75], [0.35, ink.gold, 0.32], [1, ink.gold, 0]) },
    ...basementWindow(),
    { d: `M${BACK.left} ${BACK.floor - 12}H${BACK.right}`, stroke: wood.lit, width: 20, opacity: 0.8 },
    // The ceiling and the two sides.
    {
      d: `M${left} ${top}H1186L1150 ${BACK.top}H${BACK.left}z`,
      fill: glow([LAMP[0], top], 620, 0.5, [0, mix(wood.mid, light, 0.4)], [1, mix(wood.dark, shade, 0.4)]),
    },
    {
      d: `M${left} ${top}L${BACK.left} ${BACK.top}V${BACK.floor}L${left} ${floor}z`,
      fill: across(left, BACK.left, [0, mix(plaster, shade, 0.55)], [1, mix(plaster, light, 0.1)]),
    },
    {
      d: `M${right} ${top}L${BACK.right} ${BACK.top}V${BACK.floor}L${right} ${floor}z`,
      fill: across(BACK.right, right, [0, mix(plaster, shade, 0.4)], [1, mix(plaster, shade, 0.7)]),
    },
    {
      d: `M${left} ${floor}L${BACK.left} ${BACK.floor}H${BACK.right}L${right} ${floor}z`,
      fill: glow(
        [LAMP[0] + 20, 660],
        620,
        0.3,
        [0, mix(wood.lit, light, 0.45)],
        [0.5, wood.mid],
        [1, wood.dark],
      ),
    },
    {
      d: 'M250 664H1348M470 634L400 690M640 634l-16 56M960 634l34 56M1130 634l84 56',
      stroke: shade,
      width: 2,
      opacity: 0.4,
    },
  ]
}

function basementWindow(): Node[] {
  const pane = rect(372, 226, 150, 82)
  return [
    {
      outside: true,
      nodes: [
        { d: pane, fill: down(226, 308, [0, ink.navy], [1, mix(ink.blue, ink.lilac, 0.25)]) },
        { d: 'M372 308V284Q400 270 448 280T522 272V308z', fill: mix(ink.pale, ink.blue, 0.2) },
        { d: 'M396 246h0M430 262h0M470 240h0M500 256h0', stroke: ink.paper, width: 5, round: true },
      ],
    },
    { d: `${pane}M447 226v82`, stroke: mix(wood.lit, ink.wheat, 0.35), width: 9 },
    { d: 'M360 312H534', stroke: mix(ink.wheat, wood.lit, 0.3), width: 9 },
  ]
}

/** Where the stairs begin, and a step's run, its rise and how many there are. */
const STAIRS = { x: 986, y: 666, run: 40, rise: 48, count: 11 }

export function stairs(): Shape[] {
  const { x, y, run, rise, count } = STAIRS
  const steps = Array.from({ length: count }, (_, i) => i)
  const [endX, endY] = [x + run * count, y - rise * count]
  const profile = `M${x} ${y}${steps.map(() => `v-${rise}h${run}`).join('')}V${y}z`
  const rail = (up: number) => `M${x + 8} ${y - rise - up}L${endX} ${endY - up}`
  return [
    // Light falls down the stairs from the room above.
    {
      d: polygon([
        [1186, top],
        [right, top],
        [right, 420],
        [1010, y],
        [950, y],
      ]),
      fill: {
        kind: 'linear',
        from: [1330, 120],
        to: [1090, 620],
        stops: [
          [0, light, 0.6],
          [0.45, ink.gold, 0.2],
          [1, ink.gold, 0],
        ],
      },
    },
    {
      d: profile,
      fill: {
        kind: 'linear',
        from: [x, 560],
        to: [right, 640],
        stops: [
          [0, mix(wood.lit, ink.gold, 0.1)],
          [0.35, wood.mid],
          [1, mix(wood.dark, shade, 0.4)],
        ],
      },
    },
    // A cupboard under them.
    {
      d: `M1214 ${y}V466h120V${y}z`,
      fill: mix(wood.dark, shade, 0.15),
      stroke: mix(wood.mid, shade, 0.1),
      width: 6,
    },
    { d: ellipse(1232, 566, 6), fill: light },
    {
      d: `M${x} ${y}${steps.map(() => `v-${rise}h${run}`).join('')}`,
      stroke: mix(wood.dark, shade, 0.2),
      width: 7,
    },
    {
      d: steps.map((i) => `M${x - 8 + run * i} ${y - rise * (i + 1) - 2}h${run + 8}`).join(''),
      stroke: mix(light, wood.lit, 0.35),
      width: 8,
    },
    {
      d: steps.map((i) => `M${x + 20 + run * i} ${y - rise * (i + 1)}v-${104}`).join(''),
      stroke: mix(wood.lit, ink.wheat, 0.2),
      width: 5,
    },
    { d: `M${x + 6} ${y - rise}v-128`, stroke: mix(wood.lit, light, 0.25), width: 15 },
    { d: rail(104), stroke: wood.mid, width: 15 },
    { d: rail(110), stroke: mix(light, wood.lit, 0.3), width: 4 },
    { d: ellipse(x + 6, y - rise - 134, 13), fill: wood.lit },
  ]
}
