/** The two halves of the house, in a colour each, and the porch that they share. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import { below } from '../shadow.ts'
import { DOORS, GROUND, LAMP, STOOP, stone, trim } from './view.ts'

const [LEFT, MIDDLE, RIGHT, EAVES] = [210, 800, 1390, 120]
const green = mix(ink.nearRange, ink.glacier, 0.28)
const clay = mix(mix(ink.brick, ink.oak, 0.55), ink.wheat, 0.12)
const roof = mix(ink.navy, ink.soil, 0.3)

export function facade(): Shape[] {
  const upper = [290, 560, 930, 1200].map((x) => rect(x, 178, 110, 130)).join('')
  const lower = rect(290, 410, 220, 150) + rect(1090, 410, 220, 150)
  const bars = `${[345, 615, 985, 1255].map((x) => `M${x} 178v130`).join('')}M363 410v150M437 410v150M1163 410v150M1237 410v150`
  const boards = (from: number) =>
    Array.from({ length: 17 }, (_, i) => `M${from} ${EAVES + 28 + i * 28}h590`).join('')
  return [
    {
      d: rect(LEFT, EAVES, MIDDLE - LEFT, GROUND - EAVES),
      fill: glow(
        [...LAMP],
        640,
        0.9,
        [0, mix(green, ink.gold, 0.35)],
        [0.45, green],
        [1, mix(green, ink.navy, 0.55)],
      ),
    },
    {
      d: rect(MIDDLE, EAVES, RIGHT - MIDDLE, GROUND - EAVES),
      fill: glow(
        [...LAMP],
        640,
        0.9,
        [0, mix(clay, ink.gold, 0.4)],
        [0.45, clay],
        [1, mix(clay, ink.navy, 0.6)],
      ),
    },
    { d: boards(LEFT) + boards(MIDDLE), stroke: ink.navy, width: 2.5, opacity: 0.28 },
    { d: rect(LEFT, 616, RIGHT - LEFT, GROUND - 616), fill: mix(ink.belly, ink.navy, 0.25) },
    below(LEFT, EAVES, RIGHT - LEFT, 46),
    { d: `M150 128L470-30H1130L1450 128z`, fill: roof },
    // Courses of shingles, a lit ridge, and the soffit below the eaves.
    {
      d: 'M426-2H1174M376 28H1224M326 60H1274M272 92H1328',
      stroke: mix(roof, ink.belly, 0.35),
      width: 3,
    },
    { d: 'M470-30H1130', stroke: mix(roof, ink.amber, 0.5), width: 8, round: true },
    { d: `M142 116h1316v18H142z`, fill: mix(trim, ink.navy, 0.15) },
    { d: 'M170 134H1430L1390 152H210z', fill: mix(trim, ink.navy, 0.62) },
    { d: rect(MIDDLE - 8, 134, 16, 500), fill: mix(trim, ink.navy, 0.1) },
    { d: upper + lower, fill: ink.lamp },
    // What stands in the windows: curtains, a plant, a lamp and a shelf.
    {
      d: 'M290 178h26q2 70-14 130h-12zM400 178h-26q-2 70 14 130h12zM1200 178h26q2 70-14 130h-12zM1310 178h-26q-2 70 14 130h12zM290 410h34q0 90-18 150h-16zM510 410h-34q0 90 18 150h16zM1100 480h54v8h-54zM1106 480v-34h10v34zM1120 480v-28h12v28z',
      fill: mix(ink.oak, ink.soil, 0.3),
      opacity: 0.5,
    },
    {
      d: 'M400 560q-6-60 8-78 20 24 14 78zM420 560q4-46 26-58 8 26-8 58zM1270 560v-56h-20q2-26 24-28 22 2 24 28h-20v56z',
      fill: ink.soil,
      opacity: 0.65,
    },
    { d: upper + lower + bars, stroke: trim, width: 9 },
    { d: rect(276, 560, 248, 12) + rect(1076, 560, 248, 12), fill: trim },
  ]
}

/** The doors, one of them open, with a letterbox and a lamp between them under one roof. */
export function porch(): Shape[] {
  const [left, right] = DOORS
  const wood = mix(ink.oak, ink.amber, 0.2)
  const box = mix(ink.navy, ink.blue, 0.3)
  return [
    { d: rect(left - 66, 356, 132, STOOP - 356) + rect(right - 66, 356, 132, STOOP - 356), fill: trim },
    // The hall behind the owner's door, and the door itself, which stands open.
    { d: rect(left - 54, 368, 108, STOOP - 368), fill: ink.lamp },
    {
      d: `M${left - 54} ${STOOP}v-40h108v40zM${left - 50} 470h40v56h-40z`,
      fill: mix(ink.oak, ink.amber, 0.3),
      opacity: 0.6,
    },
    { d: `M${left - 54} 368L${left - 96} 384V${STOOP + 10}L${left - 54} ${STOOP}z`, fill: wood },
    {
      d: `M${left - 62} 392L${left - 88} 402V490L${left - 62} 486zM${left - 62} 510L${left - 88} 514V610L${left - 62} 604z`,
      fill: mix(wood, ink.soil, 0.4),
    },
    { d: rect(right - 54, 368, 108, STOOP - 368), fill: ink.brick },
    { d: rect(right - 38, 388, 76, 84), fill: ink.lamp },
    { d: `M${right} 388v84M${right - 38} 430h76`, stroke: ink.brick, width: 5 },
    { d: rect(right - 38, 500, 76, 108), stroke: mix(ink.brick, ink.soil, 0.45), width: 5 },
    { d: ellipse(right - 42, 512, 5.5), fill: ink.gold },
    // The roof of the porch on its posts.
    { d: 'M596 356V640M1004 356V640', stroke: trim, width: 15 },
    { d: 'M548 340L640 262H960L1052 340z', fill: roof },
    { d: 'M622 278H978M602 298H998M578 318H1022', stroke: mix(roof, ink.belly, 0.35), width: 3 },
    { d: 'M640 262H960', stroke: mix(roof, ink.amber, 0.5), width: 6, round: true },
    { d: 'M540 338h520v20H540z', fill: trim },
    { d: 'M560 358H1040L1004 372H596z', fill: mix(trim, ink.gold, 0.5) },
    { d: rect(604, 372, 392, 22), fill: down(372, 394, [0, ink.night, 0.5], [1, ink.night, 0]) },
    // Two letterboxes and the lamp.
    { d: rect(768, 532, 28, 42) + rect(804, 532, 28, 42), fill: box },
    { d: 'M773 542h18M809 542h18', stroke: ink.wheat, width: 4 },
    {
      d: ellipse(...LAMP, 240),
      fill: glow([...LAMP], 240, 1, [0, ink.lamp, 0.7], [0.35, ink.gold, 0.26], [1, ink.gold, 0]),
    },
    { d: 'M800 408v16M784 430l16-12 16 12', stroke: ink.deep, width: 6, round: true },
    { d: rect(787, 430, 26, 42), fill: ink.lamp },
    { d: rect(787, 430, 26, 42), stroke: ink.deep, width: 4 },
  ]
}

export function steps(): Shape[] {
  const walk = mix(stone, ink.navy, 0.15)
  const flight = (x: number) =>
    [0, 1, 2].map(
      (i): Shape => ({
        d: rect(x - 88 - i * 12, STOOP + i * 16, 176 + i * 24, 17),
        fill: down(
          STOOP + i * 16,
          STOOP + i * 16 + 17,
          [0.35, mix(stone, ink.gold, 0.18)],
          [0.36, mix(stone, ink.navy, 0.5)],
        ),
      }),
    )
  const bush = (x: number, s: number) =>
    `M${x - 70 * s} ${GROUND + 8}q${-8 * s}-${50 * s} ${36 * s}-${54 * s} ${16 * s}-${34 * s} ${48 * s}-${14 * s} ${40 * s}-${14 * s} ${50 * s} ${22 * s} ${24 * s} ${14 * s} ${12 * s} ${46 * s}z`
  return [
    {
      d: polygon([
        [590, GROUND + 12],
        [1010, GROUND + 12],
        [990, 760],
        [1210, 980],
        [370, 980],
        [610, 760],
      ]),
      fill: down(GROUND, 980, [0, mix(walk, ink.gold, 0.15)], [1, mix(walk, ink.navy, 0.5)]),
    },
    ...DOORS.flatMap(flight),
    {
      d: rect(380, STOOP, 840, 220),
      fill: glow([800, 690], 420, 0.34, [0, ink.lamp, 0.6], [0.4, ink.gold, 0.24], [1, ink.gold, 0]),
    },
    {
      d: [bush(260, 1), bush(400, 1.1), bush(520, 0.8), bush(1300, 1.1)].join(''),
      fill: down(600, GROUND, [0, mix(ink.nearRange, ink.gold, 0.22)], [1, ink.hill]),
    },
  ]
}
