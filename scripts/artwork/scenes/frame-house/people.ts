/** By day the buyers and the builder over the plan, and a carpenter on the upper floor; their helmets and a lantern at night. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { leg } from '../limbs.ts'
import { head, shoes } from '../people.ts'
import { at, bright, FRONT, shade, UPPER } from './view.ts'

interface Looks {
  skin: string
  hair: string
  style: string
  coat: string
  trousers: string
  helmet: string
}

const helmet = (tone: string): Shape[] => [
  { d: 'M-50-18C-52-60-30-82 2-82C36-82 52-58 50-20C62-18 66-14 66-8L-54-10z', fill: tone },
  { d: 'M-10-82C20-84 44-66 50-22', stroke: mix(tone, ink.paper, 0.6), width: 7, round: true },
]

/** Standing, facing right; the near arm from the shoulder, `-6 -98`, and its hand. */
const person = (
  { skin, hair, style, coat, trousers, helmet: tone }: Looks,
  arm: string,
  hand: readonly [number, number],
): Node[] => [
  ...leg([5, -58], [9, -34], [8, -5], mix(trousers, ink.deep, 0.35)),
  ...leg([-5, -58], [-5, -34], [-7, -5], trousers),
  shoes(-7, 8),
  {
    d: 'M-9-107C-19-102-20-89-18-75L-18-52Q0-44 17-52L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: coat,
  },
  { d: 'M6-107C14-102 17-90 16-75L17-52Q11-49 6-48 11-80 6-107z', fill: shade, opacity: 0.35 },
  head(skin, 'hooked', { d: style, fill: hair }, ...helmet(tone)),
  { d: `M-6-98${arm}`, stroke: mix(coat, ink.soil, 0.25), width: 10.5, round: true },
  { d: ellipse(...hand, 5.2, 4.8), fill: skin },
  { d: 'M-10-107C-20-102-21-89-19-75L-19-54', stroke: bright, width: 2, round: true },
]

const white = mix(ink.paper, ink.wheat, 0.2)
const jeans = mix(ink.blue, ink.navy, 0.3)

const her: Looks = {
  skin: skins.brown,
  hair: hairs.black,
  style: aside.bob,
  coat: mix(ink.brick, ink.amber, 0.15),
  trousers: jeans,
  helmet: white,
}
const him: Looks = {
  skin: skins.fair,
  hair: hairs.brown,
  style: aside.short,
  coat: mix(ink.hill, ink.glacier, 0.3),
  trousers: mix(ink.soil, ink.oak, 0.3),
  helmet: white,
}
const builder: Looks = {
  skin: skins.tan,
  hair: hairs.silver,
  style: aside.short,
  coat: mix(ink.navy, ink.blue, 0.45),
  trousers: mix(ink.soil, ink.oak, 0.45),
  helmet: mix(ink.gold, ink.amber, 0.25),
}

/** On one knee at the edge of the upper floor, a hammer up; facing right, 100 px tall. */
const carpenter: Node[] = [
  { d: 'M-4-40Q0-16-2-6L-30-4', stroke: mix(jeans, ink.navy, 0.3), width: 13, round: true },
  { d: 'M-2-40L22-38 22-6', stroke: jeans, width: 13, round: true },
  shoes(22),
  {
    d: 'M0-86C-11-82-18-68-18-54L-16-34Q-2-28 12-36L15-60C16-76 16-84 10-88 6-90 2-90 0-86z',
    fill: mix(ink.amber, ink.gold, 0.3),
  },
  {
    transform: 'translate(8 20)',
    nodes: [head(skins.deep, 'full', { d: aside.short, fill: hairs.black }, ...helmet(white))],
  },
  { d: 'M2-78Q-14-88-8-106L-2-116', stroke: mix(ink.amber, ink.oak, 0.3), width: 9.5, round: true },
  { d: 'M-4-114L-24-128', stroke: mix(ink.oak, ink.wheat, 0.3), width: 3.4, round: true },
  { d: 'M-28-122l8-12', stroke: ink.deep, width: 7 },
  { d: ellipse(-2, -117, 4.6), fill: skins.deep },
]

/** Two helmets and the rolled plan on the lumber, in the light of a lantern. */
const leftThere: Node = {
  nightly: true,
  nodes: [
    { d: 'M1392 700l120 -8v14l-120 4z', fill: mix(ink.glacier, ink.paper, 0.7) },
    ...[1190, 1272].flatMap((x): Node[] => [
      placed(helmet(x < 1200 ? white : builder.helmet), x, 712, 0.7),
      {
        d: `M${x - 28} 698q4-40 30-42 34 4 34 42`,
        stroke: mix(ink.gold, ink.lamp, 0.4),
        width: 3,
        nightly: true,
      },
    ]),
    {
      d: rect(1000, 480, 600, 400),
      fill: glow([1330, 676], 300, 0.62, [0, ink.lamp, 0.75], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
    },
    {
      d: 'M1312 708h38v-8h-38zM1316 650h30l-4-12h-22zM1322 638q9-22 18 0',
      fill: ink.deep,
      stroke: ink.deep,
      width: 4,
    },
    { d: rect(1318, 652, 26, 46), fill: ink.lamp },
  ],
}

export function people(): Node[] {
  const [cx, cy] = at(FRONT + 0.2, 6.1, UPPER + 0.1).map(Math.round) as [number, number]
  const atWork = [
    placed(carpenter, cx, cy, 1.1),
    {
      d: 'M250 838Q420 822 560 834 520 852 380 850 290 850 250 838z',
      fill: ink.soil,
      opacity: 0.35,
    },
    placed(person(him, 'Q-16-78-8-60', [-7, -55]), 196, 830, 2.1),
    placed(person(her, 'Q2-80 22-90L34-98', [37, -99]), 276, 842, 2),
    mirrored(person(builder, 'Q4-80 18-78L26-80', [30, -80]), 424, 842, 2.1),
    // The plan, which the builder holds for them.
    { d: 'M300 648l84 6 4 66-84-8z', fill: mix(ink.glacier, ink.paper, 0.55) },
    {
      d: 'M312 664l58 4 2 38-58-6zM340 666l2 36M314 684l28 2',
      stroke: mix(ink.blue, ink.navy, 0.2),
      width: 3,
    },
    { d: ellipse(384, 690, 11, 10), fill: skins.tan },
  ]
  return [{ daily: true, nodes: atWork }, leftThere]
}
