import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { hairs, skins, turnedAside } from '../portraits/figure.ts'
import { hairAside } from '../portraits/hair.ts'
import { dashes, down, ellipse, glow, type Point, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'

const SHORE = 452
const PANE = rect(120, 40, 1360, 480)
/** Towers of another city: where each begins, how wide and how tall it is. */
const TOWERS = [
  [150, 70, 150],
  [236, 56, 230],
  [306, 84, 180],
  [404, 60, 290],
  [478, 74, 210],
  [940, 66, 190],
  [1018, 84, 270],
  [1116, 60, 210],
  [1190, 90, 320],
  [1292, 64, 230],
  [1368, 90, 160],
] as const

/** A tall city at a lake in the evening, which is not Calgary. */
function elsewhere(): Node {
  const draw = random(31)
  const lights = TOWERS.flatMap(([x, wide, tall]) =>
    Array.from(
      { length: Math.round((wide * tall) / 1500) },
      (): Point => [
        x + 8 + Math.round((draw() * (wide - 20)) / 12) * 12,
        SHORE - 12 - Math.round((draw() * (tall - 30)) / 18) * 18,
      ],
    ),
  )
  return {
    clip: PANE,
    outside: true,
    nodes: [
      {
        d: PANE,
        fill: down(
          40,
          SHORE,
          [0, mix(ink.navy, ink.blue, 0.35)],
          [0.6, mix(ink.blue, ink.lilac, 0.45)],
          [1, mix(ink.blush, ink.amber, 0.3)],
        ),
      },
      {
        d: 'M210 90h0M520 130h0M860 84h0M1130 120h0M1420 96h0',
        stroke: ink.wheat,
        width: 5,
        round: true,
        nightly: true,
      },
      {
        d: TOWERS.map(([x, wide, tall]) => rect(x, SHORE - tall, wide, tall)).join(''),
        fill: down(130, SHORE, [0, mix(ink.navy, ink.blue, 0.5)], [1, mix(ink.navy, ink.blue, 0.2)]),
      },
      {
        d: `M846 ${SHORE}l10-240h-14l4-16h12l2-120h4l2 120h12l4 16h-14l10 240z`,
        fill: mix(ink.navy, ink.blue, 0.3),
      },
      { d: dashes(lights, 6), stroke: ink.lamp, width: 7 },
      {
        d: rect(120, SHORE, 1360, 80),
        fill: down(SHORE, 520, [0, mix(ink.blue, ink.lilac, 0.3)], [1, mix(ink.navy, ink.blue, 0.4)]),
      },
      {
        d: 'M250 470h90M470 486h120M700 468h70M980 482h140M1220 470h90M1320 494h80',
        stroke: ink.lamp,
        width: 4,
        round: true,
        opacity: 0.5,
      },
    ],
  }
}

/** The house on the screen. */
const shown = {
  ...coats.evening,
  wall: mix(ink.wheat, ink.gold, 0.2),
  shade: mix(ink.soil, ink.navy, 0.3),
}

/** The laptop on the table, and the tour of a house on it. */
function tour(): Node[] {
  const frame = rect(430, 330, 560, 340)
  return [
    { d: rect(410, 312, 600, 376), fill: ink.deep },
    {
      clip: frame,
      nodes: [
        {
          d: frame,
          fill: down(330, 600, [0, mix(ink.glacier, ink.blue, 0.3)], [1, mix(ink.wheat, ink.blush, 0.4)]),
        },
        {
          d: 'M430 580l80-60 60 40 90-76 80 70 90-58 70 56 90-40v90H430z',
          fill: mix(ink.farRange, ink.lilac, 0.3),
        },
        { d: 'M430 586q280-24 560 0v90H430z', fill: mix(ink.nearRange, ink.gold, 0.3) },
        placed([...cottageSide(230, 120, shown, [480, -60]), ...cottage(230, 120, shown)], 690, 606, 1),
        { d: 'M672 606h40l60 70H606z', fill: mix(ink.wheat, ink.oak, 0.3) },
        { d: 'M460 644H960', stroke: ink.paper, width: 7, round: true, opacity: 0.5 },
        { d: 'M460 644H650', stroke: ink.brick, width: 7, round: true },
        { d: ellipse(650, 644, 11), fill: ink.paper },
      ],
    },
    { d: 'M410 688h600l50 66H360z', fill: mix(ink.belly, ink.pale, 0.3) },
    { d: 'M440 698h540l24 34H416z', fill: mix(ink.navy, ink.belly, 0.3) },
    { d: rect(360, 754, 700, 12), fill: mix(ink.belly, ink.navy, 0.4) },
  ]
}

/** An evening in another city: somebody walks through a Calgary house on a laptop, high above a lake. */
export function farVisit(): string {
  const tones = {
    skin: skins.fair,
    profile: 'soft',
    hair: hairs.copper,
    coat: mix(ink.gold, ink.oak, 0.4),
    rim: ink.wheat,
    from: [-5, 3],
  } as const
  return svg(width, height, [
    room(mix(ink.navy, ink.cloud, 0.5), mix(ink.cloud, ink.belly, 0.3)),
    elsewhere(),
    { d: `${PANE}M574 40v480M1027 40v480`, stroke: mix(ink.belly, ink.navy, 0.4), width: 14 },
    {
      d: rect(0, 690, width, 210),
      fill: down(690, height, [0, mix(ink.oak, ink.soil, 0.2)], [1, mix(ink.oak, ink.deep, 0.7)]),
    },
    { d: 'M0 690H1600', stroke: mix(ink.oak, ink.wheat, 0.4), width: 5 },
    {
      d: ellipse(710, 520, 560),
      fill: glow([710, 520], 560, 0.8, [0, ink.lamp, 0.55], [0.5, ink.amber, 0.16], [1, ink.amber, 0]),
    },
    ...tour(),
    { d: 'M250 690h90v74q0 16-16 16h-58q-16 0-16-16z', fill: mix(ink.brick, ink.amber, 0.2) },
    { d: ellipse(295, 690, 45, 10), fill: ink.soil },
    placed(turnedAside(tones, ...hairAside('tied', { ...tones, from: [5, 3] })), 1150, 500, 1.7),
  ])
}
