/** Who films a home. */
import { ink, mix } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { head, shoes } from '../scenes/people.ts'
import { palm, sleeve } from '../scenes/standing.ts'
import { between, rect } from '../shape.ts'
import type { Node } from '../svg.ts'

const METAL = mix(ink.navy, ink.night, 0.4)
/** The low sun along an edge. */
const sun = (d: string, width = 1.6): Node => ({ d, stroke: ink.gold, width, round: true, daily: true })

/** The light of the home that is filmed, along what is turned to it; at night alone. */
export const windowLight: Node = {
  d: 'M-12-103Q-16-92-15-75L-17-51M-13-46Q-21-28-20-9M-80-133l-7-2v32M-11-127l-3 6',
  stroke: ink.wheat,
  width: 1.8,
  round: true,
  nightly: true,
}

/** The videographer behind a camera on its tripod, facing left. 140 px tall, feet at the origin. */
export function videographer(): Node[] {
  const coat = mix(ink.nearRange, ink.blue, 0.35)
  const shaded = mix(coat, ink.navy, 0.35)
  return [
    {
      transform: 'scale(-1 1)',
      nodes: [
        // The camera and its tripod.
        { d: 'M50-100L24 0M50-100L80 2M50-100L54-6', stroke: METAL, width: 4.4, round: true },
        { d: 'M38-48L64-46', stroke: METAL, width: 2.4 },
        { d: 'M42-108h17l-3 12h-11z', fill: METAL },
        { d: 'M44-106L22-88', stroke: METAL, width: 3, round: true },
        { d: 'M3-60Q15-34 17-6M-4-60Q-13-32-15-6', stroke: mix(ink.navy, ink.soil, 0.35), width: 12.5 },
        shoes(-15, 17),
        {
          d: 'M-9-107C-18-102-19-90-17-75L-18-50Q-1-43 17-50L15-75C16-90 13-102 7-107-1-110-5-110-9-107z',
          fill: between(
            [-20, 0],
            [18, 0],
            [0, mix(coat, ink.gold, 0.4)],
            [0.4, coat],
            [1, mix(coat, ink.night, 0.45)],
          ),
        },
        head(
          skins.tan,
          'even',
          { d: aside.short, fill: hairs.brown },
          {
            d: 'M-46 6C-62-48-36-78 4-78C42-78 56-52 50-28C20-34-14-24-46 6z',
            fill: mix(ink.brick, ink.soil, 0.15),
          },
          { d: 'M44-36Q64-36 78-24L40-26z', fill: mix(ink.brick, ink.soil, 0.5) },
        ),
        { d: 'M-10-109Q-1-103 8-110L9-102-10-101z', fill: shaded },
        { d: palm([20, -86], [25, -89]), fill: skins.tan },
        { d: sleeve([2, -77], [20, -86]), fill: shaded },
        { d: 'M26-132h37q3 0 3 3v18q0 3-3 3H28q-3 0-3-3z', fill: mix(METAL, ink.belly, 0.25) },
        { d: 'M32-132v-8h24v8', stroke: METAL, width: 3.4 },
        { d: 'M16-128h10v9h-8z', fill: ink.night },
        { d: 'M66-129h12v17h-12z', fill: METAL },
        { d: 'M78-134l9-3v34l-9-4z', fill: mix(METAL, ink.belly, 0.4) },
        { d: rect(30, -118, 20, 3), fill: ink.lamp },
        { d: palm([33, -103], [37, -107]), fill: skins.tan },
        { d: sleeve([18, -92], [33, -103], [4, -100]), fill: shaded },
        sun('M-11-106C-18-101-19-90-17-75L-18-50M-19-30Q-21-18-21-8M-9-125Q-11-136-2-139'),
        sun('M27-133h36M48-98L30-26', 1.3),
      ],
    },
  ]
}
