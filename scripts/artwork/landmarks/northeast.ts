/** The airport at dawn: an airliner over the approach lights, and a train of the Blue Line. */
import { ink, kept, mix, oklch } from '../palette.ts'
import { tufts } from '../scenes/foliage.ts'
import { ranges } from '../scenes/land.ts'
import { down, ellipse, type Point, rect } from '../shape.ts'
import type { Node } from '../svg.ts'
import { homes } from './homes.ts'
import { asIs, HEIGHT, type Landmark, WIDTH } from './landmark.ts'
import { airfield, LINE } from './northeast/airfield.ts'
import { airliner } from './northeast/airliner.ts'
import { metal } from './northeast/metal.ts'
import { train, trainTones } from './northeast/train.ts'
import { air, arch, halo, moonlit } from './setting.ts'

/** Where the train's head is: right of the phones' left edge by more than its length, and left of the near lights. */
const HEAD = 772
const [PLANE_X, PLANE_Y, SIZE] = [872, 228, 0.82]
const on = (x: number, y: number): Point => [PLANE_X + x * SIZE, PLANE_Y + y * SIZE]

const rose = mix(ink.blush, ink.amber, 0.25)
const earth = oklch(46, 0.06, 310)
const grass = {
  lit: mix(earth, rose, 0.35),
  mid: mix(earth, ink.navy, 0.12),
  deep: mix(earth, ink.navy, 0.6),
}
const tones = {
  leaf: mix(earth, ink.navy, 0.35),
  leafLit: mix(earth, rose, 0.22),
  wall: mix(earth, ink.lilac, 0.3),
  wallLit: mix(ink.blush, earth, 0.12),
  roof: mix(earth, ink.navy, 0.5),
  roofLit: mix(earth, rose, 0.5),
  window: ink.lamp,
}

function draw(dark: boolean): Node[] {
  return [
    ...air({
      horizon: LINE - 6,
      sky: [
        [0, mix(oklch(56, 0.11, 285), ink.blue, 0.25)],
        [0.4, oklch(70, 0.105, 325)],
        [0.74, oklch(80, 0.1, 20)],
        [1, mix(ink.gold, ink.blush, 0.4)],
      ],
      sun: { at: [1180, LINE], reach: 560, light: ink.wheat },
      clouds: [
        [1330, 212, 170],
        [560, 286, 190],
        [1080, 312, 130],
        [250, 330, 130],
      ],
      cloud: mix(ink.blush, oklch(82, 0.1, 10), 0.5),
      seed: 31,
    }),
    ...moonlit(
      ranges({
        width: WIDTH,
        base: LINE - 10,
        rise: 102,
        light: 1300,
        seed: 31,
        spacing: 98,
        floor: LINE + 10,
        haze: rose,
        tint: [oklch(66, 0.09, 315), 0.42],
      }),
    ),
    {
      d: rect(0, LINE - 70, WIDTH, 80),
      fill: down(LINE - 70, LINE, [0, rose, 0], [1, rose, 0.75]),
      daily: true,
    },
    ...airfield(dark, earth, rose),
    ...[6, 15, 28].flatMap((at, i) =>
      homes(
        { seed: 7 + i * 4, from: -20 - 7 * i, to: 600 - i * 60, y: LINE + at, size: 9 + i * 4, side: 1 },
        tones,
      ),
    ),
    ...arch(mix(rose, ink.wheat, 0.4)),
    // The near prairie in three planes.
    { d: 'M-20 470H1620V600H-20z', fill: down(470, HEIGHT, [0, grass.mid], [1, grass.deep]) },
    ...asIs(train(HEAD, 476, 1.06, trainTones(dark, ink.lamp))),
    {
      d: 'M-20 520Q300 500 700 516 1100 532 1620 504V600H-20z',
      fill: down(504, HEIGHT, [0, grass.lit], [0.5, grass.mid], [1, grass.deep]),
    },
    { d: 'M-20 520Q300 500 700 516 1100 532 1620 504', stroke: mix(rose, ink.wheat, 0.3), width: 2.6 },
    {
      d: 'M-20 566Q260 536 560 566 760 584 900 600H-20zM1620 548Q1380 552 1180 578 1080 590 1050 600H1620z',
      fill: down(540, HEIGHT, [0, grass.deep], [1, mix(grass.deep, ink.night, 0.5)]),
      opacity: 0.85,
    },
    ...(
      [
        [0, 560, 540, 596, 26],
        [560, 1080, 534, 590, 22],
        [1080, 1600, 536, 596, 24],
      ] as const
    ).map(
      ([from, to, far, near, count], i): Node => ({
        d: tufts({ seed: 14 + i, from, to, far, near, count }),
        stroke: mix(grass.lit, rose, 0.35),
        width: 2.4,
        round: true,
      }),
    ),
    halo(HEAD - 2, 468, 70, ink.wheat, 0.8),
    ...asIs(airliner(PLANE_X, PLANE_Y, SIZE, -0.045, metal(dark, ink.lamp))),
    ...[on(50, 6), on(180, 20)].flatMap(([x, y], i) => [
      halo(x, y, i ? 30 : 46, ink.paper, 0.8),
      { d: ellipse(x, y, 4), fill: kept(ink.paper) },
    ]),
  ]
}

export const northeast: Landmark = { phone: 250, moonlight: 'indigo', draw }
