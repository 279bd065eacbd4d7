/** What the window shows: downtown before the mountains, at the end of dusk, and the river below it. */
import { ink, mix } from '../../palette.ts'
import { dashes, down, glow, rect } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { moonAndStars } from '../stars.ts'

export const [LEFT, TOP, WIDE, TALL] = [492, 96, 840, 470] as const
const PANE = rect(LEFT, TOP, WIDE, TALL)
/** The far bank. */
const BANK = 496

export function outside(): Node {
  const haze = mix(ink.lilac, ink.blush, 0.4)
  const city = skyline({
    x: 690,
    ground: BANK + 4,
    scale: 0.72,
    haze: mix(ink.midRange, ink.lilac, 0.5),
    lit: 0.09,
    digits: 0,
  })
  return {
    outside: true,
    clip: PANE,
    nodes: [
      {
        d: PANE,
        fill: down(
          TOP,
          BANK,
          [0, mix(ink.blue, ink.navy, 0.2)],
          [0.4, mix(ink.blue, ink.lilac, 0.5)],
          [0.72, ink.blush],
          [1, mix(ink.gold, ink.amber, 0.3)],
        ),
      },
      ...moonAndStars({ width: 1600, horizon: BANK, apex: [900, 60], span: [600, 600], clear: 0.6 }, 21),
      {
        d: 'M480 300q90-20 190-6 120-22 250 2-130 22-240 12-100 12-200-8zM1000 236q90-22 200-6 90-16 180 4-100 22-190 12-110 10-190-10z',
        fill: mix(ink.lilac, ink.blush, 0.6),
        opacity: 0.7,
      },
      {
        d: `M480 452l54-34 30 16 58-46 40 30 30-14 56 38 60-44 36 22 50-36 62 50 40-18 70 38 52-40 44 26 60-44 58 46 70-30v120H480z`,
        fill: mix(mix(ink.farRange, ink.lilac, 0.4), haze, 0.4),
      },
      {
        d: 'M622 388l40 30-20 0-16-10-14 12-22-8zM900 380l62 50-28-6-18-14-16 10-22-16zM1210 390l58 46-30-8-18-12-14 10-24-8z',
        fill: mix(ink.paper, ink.blush, 0.5),
      },
      ...city.shapes.filter(({ stroke }) => !stroke),
      { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3 },
      {
        d: `M480 ${BANK}q200-14 420-4 240-12 480 4v110H480z`,
        fill: down(BANK, 600, [0, mix(ink.nearRange, ink.lilac, 0.15)], [1, mix(ink.hill, ink.navy, 0.4)]),
      },
      // The river, which has the light of the sky, and the lamps of its path.
      {
        d: 'M480 530q240-20 420-10 220 8 480-8v34q-250 18-470 8-220-10-430 10z',
        fill: down(512, 560, [0, mix(ink.blush, ink.gold, 0.3)], [1, mix(ink.blue, ink.lilac, 0.5)]),
      },
      {
        d: 'M524 512h0M600 508h0M682 506h0M770 505h0M862 506h0M958 507h0M1054 507h0M1146 506h0M1230 504h0M1304 501h0',
        stroke: ink.lamp,
        width: 6,
        round: true,
      },
      {
        d: PANE,
        fill: glow([820, BANK], 520, 0.4, [0, ink.gold, 0.4], [1, ink.gold, 0]),
        daily: true,
      },
    ],
  }
}
