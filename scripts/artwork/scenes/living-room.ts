import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** A living room at dusk: a sofa, a lamp, and the last light in the window. */
export function livingRoom(): string {
  const oak = oklch(50, 0.065, 58)
  const wall = mix(ink.navy, ink.blue, 0.25)
  const sofa = mix(ink.blue, ink.nearRange, 0.4)
  return svg(width, height, [
    { d: rect(0, 0, width, 720), fill: down(0, 720, [0, mix(wall, ink.deep, 0.4)], [1, wall]) },
    {
      d: rect(0, 0, width, 720),
      fill: glow([1270, 380], 620, 0.9, [0, ink.gold, 0.5], [0.4, ink.amber, 0.2], [1, ink.amber, 0]),
    },
    view(180, 110, 800, 480, moods.dusk, 29),
    {
      d: `${rect(180, 110, 800, 480)}M446 110v480M714 110v480`,
      stroke: mix(ink.wheat, ink.belly, 0.35),
      width: 14,
    },
    { d: rect(150, 588, 860, 22), fill: mix(ink.wheat, ink.belly, 0.45) },
    {
      d: rect(0, 704, width, 196),
      fill: down(704, height, [0, mix(oak, ink.navy, 0.35)], [1, mix(oak, ink.night, 0.7)]),
    },
    { d: rect(0, 690, width, 16), fill: mix(wall, ink.wheat, 0.2) },
    { d: ellipse(760, 846, 620, 50), fill: mix(ink.belly, ink.wheat, 0.22) },
    { d: ellipse(760, 842, 560, 40), fill: mix(ink.belly, ink.blue, 0.3) },
    { d: 'M1270 320v470', stroke: mix(ink.gold, ink.soil, 0.3), width: 9 },
    { d: ellipse(1270, 794, 66, 12), fill: mix(ink.gold, ink.soil, 0.55) },
    {
      d: polygon([
        [1206, 210],
        [1334, 210],
        [1380, 352],
        [1160, 352],
      ]),
      fill: down(210, 352, [0, ink.lamp], [1, ink.wheat]),
    },
    {
      d: `${rect(340, 540, 700, 190)}M300 620c0-40 90-40 90 0v160H300zM990 620c0-40 90-40 90 0v160h-90z`,
      fill: sofa,
    },
    { d: 'M340 560c0-30 40-34 60-34h580c20 0 60 4 60 34v90H340z', fill: mix(sofa, ink.glacier, 0.14) },
    { d: 'M392 640h298v66H392zM692 640h298v66H692z', fill: mix(sofa, ink.glacier, 0.24) },
    { d: 'M330 780v30M1050 780v30', stroke: ink.night, width: 14, round: true },
    {
      d: polygon([
        [430, 570],
        [530, 552],
        [546, 644],
        [448, 654],
      ]),
      fill: mix(ink.gold, ink.soil, 0.2),
    },
    {
      d: polygon([
        [856, 560],
        [950, 574],
        [938, 656],
        [846, 646],
      ]),
      fill: mix(ink.wheat, ink.belly, 0.3),
    },
    {
      d: `${rect(540, 770, 330, 18)}M566 788v60M844 788v60`,
      fill: mix(oak, ink.wheat, 0.3),
      stroke: mix(oak, ink.night, 0.4),
      width: 8,
    },
    {
      d: rect(1430, 250, 120, 160),
      fill: mix(ink.cloud, ink.blue, 0.4),
      stroke: mix(oak, ink.wheat, 0.3),
      width: 9,
    },
    { d: 'M1434 380l40-44 26 24 22-30 26 50z', fill: mix(ink.gold, ink.amber, 0.4) },
    {
      d: 'M60 790V650M60 660c-50-30-60-110-50-160 40 40 56 100 50 160zM60 660c0-80 30-140 70-170 10 60-20 130-70 170zM60 650c-10-70-6-150 10-210 30 60 24 150-10 210z',
      fill: mix(ink.hill, ink.nearRange, 0.4),
      stroke: ink.hill,
      width: 4,
    },
    { d: 'M20 720h84l-12 100H32z', fill: mix(ink.wheat, ink.belly, 0.5) },
  ])
}
