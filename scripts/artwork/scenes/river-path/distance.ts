/** The sky under the arch, downtown, and the water that mirrors both. */
import { ink, mix } from '../../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { bright, dusk, SHORE, WATER } from './view.ts'

const ARCH = 'M-20 360Q300 70 820 66 1300 70 1620 330'

export function sky(): Shape[] {
  return [
    {
      d: rect(0, 0, width, SHORE + 20),
      fill: down(
        60,
        SHORE,
        [0, mix(ink.glacier, ink.blue, 0.35)],
        [0.45, mix(ink.pale, ink.lilac, 0.5)],
        [0.75, ink.blush],
        [1, mix(ink.gold, ink.amber, 0.3)],
      ),
    },
    {
      d: rect(100, 160, 1300, 380),
      fill: glow([700, SHORE], 620, 0.5, [0, ink.wheat, 0.95], [0.4, ink.gold, 0.5], [1, ink.gold, 0]),
      daily: true,
    },
    overhead(width, SHORE),
    {
      d: rect(0, 200, width, 340),
      fill: glow([760, SHORE], 900, 0.3, [0, ink.gold, 0.5], [0.5, ink.gold, 0.18], [1, ink.gold, 0]),
      nightly: true,
    },
    ...moonAndStars({ width, horizon: SHORE, apex: [820, 80], span: [900, 900], clear: 0.5 }, 4),
    // The cloud over the arch, its edge lit.
    {
      d: `${ARCH}V-10H-20z`,
      fill: down(0, 330, [0, mix(ink.navy, ink.blue, 0.25)], [1, mix(ink.belly, ink.blue, 0.3)]),
    },
    {
      d: 'M-20 250Q360 20 900 24 1300 30 1620 220V150Q1200-20 820-10 400-10-20 170z',
      fill: ink.navy,
      opacity: 0.45,
    },
    { d: ARCH, stroke: bright, width: 5 },
    {
      d: 'M300 330q150-26 300-6 130-20 260 4-120 22-270 16-160 8-290-14zM980 270q120-18 240-2 90-12 170 4-90 18-210 14-110 4-200-16z',
      fill: mix(ink.amber, ink.blush, 0.5),
      opacity: 0.8,
      daily: true,
    },
  ]
}

const city = () =>
  skyline({
    x: 452,
    ground: SHORE,
    scale: 0.82,
    haze: mix(ink.blue, ink.lilac, 0.3),
    rim: mix(ink.gold, ink.wheat, 0.3),
    light: -1,
    lit: 0.1,
    digits: 0,
  })

/** Downtown with its windows, the trees of the far bank, and the water. */
export function downtown(): Node[] {
  const { shapes, windows } = city()
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [((i * 173) % 620) * (1 - i / 40), SHORE + 26 + i * 20],
  )
  return [
    {
      d: 'M0 520V470l90-34 80 24 110-46 90 40 100-30 120 50h900l80-30 140 40v40z',
      fill: mix(mix(ink.midRange, ink.lilac, 0.3), ink.blush, 0.3),
    },
    {
      name: 'city',
      nodes: [
        ...shapes,
        { d: dashes(windows, 3), stroke: ink.lamp, width: 4 },
        {
          d: Array.from({ length: 40 }, (_, i) =>
            ellipse(i * 41 + ((i * 37) % 19), SHORE + 2, 30 + ((i * 29) % 15), 9 + ((i * 41) % 13)),
          ).join(''),
          fill: mix(ink.hill, dusk, 0.45),
        },
      ],
    },
    {
      d: WATER,
      fill: down(
        SHORE,
        height,
        [0, mix(ink.gold, ink.blush, 0.5)],
        [0.2, mix(ink.blush, ink.lilac, 0.6)],
        [0.6, mix(ink.blue, ink.lilac, 0.35)],
        [1, mix(ink.blue, ink.navy, 0.45)],
      ),
    },
    {
      clip: WATER,
      nodes: [
        {
          opacity: 0.5,
          nodes: [{ use: 'city', transform: `translate(0 ${Math.round(SHORE * 2.3)}) scale(1 -1.3)` }],
        },
        ...[150, 80].map(
          (long, part): Shape => ({
            d: dashes(
              ripples.filter((_, i) => i % 2 === part),
              long,
            ),
            stroke: part ? mix(ink.blush, ink.wheat, 0.4) : mix(ink.blue, ink.lilac, 0.2),
            width: 4,
            round: true,
            opacity: 0.6,
          }),
        ),
        {
          d: dashes(
            ripples.map(([x, y], i): Point => [420 - i * 14 + ((x * 7) % 90), y + 8]),
            40,
          ),
          stroke: ink.lamp,
          width: 3,
          round: true,
          opacity: 0.7,
        },
        {
          d: dashes(
            ripples.map(([, y], i): Point => [500 + ((i * 97) % 190) - i * 8, y]),
            34,
          ),
          stroke: ink.wheat,
          width: 3.5,
          round: true,
          opacity: 0.6,
          nightly: true,
        },
      ],
    },
  ]
}
