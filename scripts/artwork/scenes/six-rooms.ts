import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { setting } from './setting.ts'

/** A room, and the heights of the two floors' ceilings. */
const [ROOM, TALL] = [300, 210]
const [UPPER, LOWER] = [338, 560]
const GROUND = LOWER + TALL
const [LEFT, RIGHT] = [334, 1266]

const wood = mix(ink.oak, ink.soil, 0.35)
const dark = mix(ink.navy, ink.spruce, 0.4)
const sheet = mix(ink.paper, ink.wheat, 0.3)

/** A house in section at dusk: each of its six lit rooms holds what one stage of a sale needs. */
export function sixRooms(): string {
  const rooms = [price, preparation, film, reach, showings, closing].map(
    (furniture, index): Node => ({
      clip: rect(6, 0, ROOM - 12, TALL),
      transform: `translate(${350 + (index % 3) * ROOM} ${index < 3 ? UPPER : LOWER})`,
      nodes: [...shell(index), ...furniture()],
    }),
  )
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...setting({
          seed: 17,
          apex: [800, 60],
          hill: [ink.nearRange, ink.hill],
          soil: [mix(ink.hill, ink.gold, 0.12), ink.night],
          ground: GROUND - 6,
        }),
        ...elm(170, 796, 420, ink.hill, ink.night, ink.gold),
        ...firs(
          [1400, 1472, 1536].map((x, i) => [x, 800, 310 - i * 66]),
          ink.spruce,
          mix(ink.hill, ink.gold, 0.2),
        ),
      ],
    },
    { d: rect(1080, 150, 74, 150), fill: dark },
    { d: rect(1068, 140, 98, 18), fill: ink.night },
    {
      d: polygon([
        [800, 92],
        [1330, 346],
        [270, 346],
      ]),
      fill: down(92, 346, [0, mix(ink.navy, ink.belly, 0.5)], [1, dark]),
    },
    { d: 'M262 346 800 88 1338 346', stroke: ink.night, width: 26 },
    {
      outside: true,
      nodes: [{ d: 'M256 336 800 75 1344 336', stroke: ink.wheat, width: 4, round: true, opacity: 0.8 }],
    },
    { d: ellipse(800, 238, 46), fill: ink.lamp, stroke: ink.night, width: 12 },
    { d: 'M800 192v92M754 238h92', stroke: ink.night, width: 8 },
    { d: rect(LEFT, UPPER - 12, RIGHT - LEFT, GROUND - UPPER + 28), fill: ink.night },
    ...rooms,
    {
      d: polygon([
        [738, GROUND + 16],
        [862, GROUND + 16],
        [960, height],
        [640, height],
      ]),
      fill: down(GROUND, height, [0, ink.wheat, 0.8], [1, ink.gold, 0.1]),
    },
  ])
}

/** The wall, the light and the floor of a room; the walls differ a little. */
function shell(index: number): Shape[] {
  const tone =
    [ink.wheat, mix(ink.wheat, ink.pale, 0.45), mix(ink.gold, ink.wheat, 0.4)][(index * 2) % 3] ?? ''
  return [
    { d: rect(6, 0, ROOM - 12, TALL), fill: down(0, TALL, [0, tone], [1, mix(tone, ink.amber, 0.6)]) },
    { d: rect(6, TALL - 22, ROOM - 12, 22), fill: wood },
  ]
}

/** A board of comparable prices over a desk. */
function price(): Shape[] {
  return [
    { d: rect(54, 28, 192, 92), fill: sheet, stroke: dark, width: 7 },
    { d: rect(132, 32, 44, 84), fill: ink.gold, opacity: 0.55 },
    { d: 'M70 56h160M70 90h160', stroke: dark, width: 3, opacity: 0.35 },
    { d: [92, 118, 146, 164, 188].map((x) => ellipse(x, 56, 7)).join(''), fill: dark },
    { d: [140, 172, 196, 216].map((x) => ellipse(x, 90, 7)).join(''), fill: ink.brick },
    { d: `${rect(44, 146, 212, 12)}M60 156h10v34H60zM230 156h10v34h-10z`, fill: dark },
    { d: 'M92 146v-8h56v8zM96 138v-7h56v7z', fill: sheet },
  ]
}

/** A ladder at a wall that is half painted. */
function preparation(): Shape[] {
  return [
    { d: 'M6 0h150v64l-18 12v40l-22-10v40l-30-14v30l-34-12-46 16z', fill: mix(ink.glacier, ink.blue, 0.35) },
    { d: 'M160 188 186 20M250 188 218 20', stroke: dark, width: 9, round: true },
    { d: 'M183 50h40M178 84h50M172 118h62M167 152h72', stroke: dark, width: 7 },
    { d: 'M52 40h74v26H52zM86 66v12h-10v40', stroke: dark, width: 6 },
    { d: rect(52, 40, 74, 26), fill: sheet },
    { d: 'M48 152h52l-6 36H54z', fill: dark },
    { d: 'M48 150h52', stroke: mix(ink.glacier, ink.blue, 0.35), width: 9 },
  ]
}

/** A camera on its tripod, a lamp, and the sofa that they film. */
function film(): Shape[] {
  return [
    { d: ellipse(236, 62, 80), fill: glow([236, 62], 80, 1, [0, ink.paper, 0.8], [1, ink.paper, 0]) },
    { d: 'M112 106 72 188M112 106v82M112 106l40 82', stroke: dark, width: 8, round: true },
    { d: 'M66 62h72v46H66zM138 76l30-14v46l-30-14zM84 48h30v14H84z', fill: dark },
    { d: ellipse(90, 84, 9), fill: ink.brick },
    { d: 'M236 60v128', stroke: dark, width: 6 },
    { d: 'M208 30l52 12v46l-52-12z', fill: ink.paper, stroke: dark, width: 6 },
    { d: 'M186 150q0-14 14-14h66q14 0 14 14v38h-94z', fill: mix(ink.blue, ink.navy, 0.25) },
  ]
}

/** A laptop that sends, below posters. */
function reach(): Shape[] {
  return [
    { d: rect(34, 30, 64, 82) + rect(202, 30, 64, 82), fill: sheet, stroke: dark, width: 6 },
    { d: 'M44 84l22-22 22 22v18H44zM212 84l22-22 22 22v18h-44z', fill: mix(ink.blue, ink.navy, 0.2) },
    {
      d: 'M128 84a32 32 0 0 1 44 0M114 66a54 54 0 0 1 72 0M100 48a76 76 0 0 1 100 0',
      stroke: ink.brick,
      width: 7,
      round: true,
    },
    { d: 'M108 100h84v46h-84z', fill: dark },
    { d: rect(116, 106, 68, 34), fill: ink.glacier },
    { d: `${rect(44, 146, 212, 12)}M60 156h10v34H60zM230 156h10v34h-10z`, fill: dark },
  ]
}

/** The front door, ajar, with a key box on its handle. */
function showings(): Shape[] {
  return [
    { d: rect(94, 24, 112, 186), fill: sheet },
    { d: rect(104, 34, 92, 176), fill: mix(ink.blue, ink.navy, 0.35) },
    { d: 'M104 34l66 14v146l-66 16z', fill: mix(ink.brick, ink.navy, 0.1) },
    { d: 'M116 58l40 8v44l-40 2zM116 130l40-2v46l-40 10z', stroke: ink.night, width: 4, opacity: 0.4 },
    { d: 'M160 124v18', stroke: ink.lamp, width: 6, round: true },
    { d: rect(152, 140, 18, 24), fill: ink.night },
    { d: 'M40 92v96M24 92h32l-6-34H30zM20 188h40', stroke: dark, width: 6 },
    { d: 'M24 92h32l-6-34H30z', fill: ink.paper },
    { d: 'M236 188v-28h40v28M246 160c-22-30-6-56 10-70 16 14 32 40 10 70z', fill: ink.spruce },
  ]
}

/** A contract and its pen under a lamp, and the keys on the wall. */
function closing(): Shape[] {
  return [
    { d: ellipse(150, 66, 90), fill: glow([150, 66], 90, 1, [0, ink.paper, 0.75], [1, ink.paper, 0]) },
    { d: 'M150 0v40', stroke: dark, width: 5 },
    { d: 'M126 40h48l20 30h-88z', fill: dark },
    { d: rect(32, 132, 236, 12), fill: dark },
    { d: 'M62 142h10v48H62zM228 142h10v48h-10z', fill: dark },
    { d: 'M110 132l14-34h74l-12 34z', fill: ink.paper, stroke: dark, width: 4 },
    { d: 'M128 110h50M124 120h30', stroke: dark, width: 3, opacity: 0.6 },
    { d: 'M176 124l30-36', stroke: ink.brick, width: 6, round: true },
    { d: rect(226, 34, 52, 14), fill: wood },
    {
      d: `${ellipse(240, 62, 9)}M240 72v26M240 86h9M240 94h7${ellipse(264, 62, 9)}M264 72v20M264 84h8`,
      stroke: dark,
      width: 5,
    },
  ]
}
