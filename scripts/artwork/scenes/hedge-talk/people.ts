/** The neighbours: one with a watering can before the hedge, one with a mug behind it, facing each other. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { at, bright, shade } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.3)
const shirt = mix(ink.paper, ink.glacier, 0.3)
const vest = mix(ink.brick, ink.amber, 0.2)
const can = mix(ink.midRange, ink.glacier, 0.35)

/** Facing right, an arm on the hedge; 140 px tall. */
const gardener: Node[] = [
  { d: 'M4-60Q9-34 7-6', stroke: mix(jeans, ink.deep, 0.35), width: 12.5, round: true },
  { d: 'M-4-60Q-8-32-10-6', stroke: jeans, width: 13, round: true },
  shoes(-10, 8),
  // The far arm rests on the hedge.
  { d: 'M6-98Q18-88 24-74L40-72', stroke: mix(shirt, ink.midRange, 0.35), width: 9, round: true },
  { d: 'M38-76q9-1 9 4t-9 4z', fill: skins.fair },
  {
    d: 'M-10-107C-19-102-19-90-17-76L-18-52Q0-46 17-53L15-76C16-92 13-103 7-107-1-110-6-110-10-107z',
    fill: shirt,
  },
  { d: 'M-10-107C-19-102-19-90-17-76L-18-52Q-12-50-6-49-10-80-4-109z', fill: ink.blue, opacity: 0.3 },
  // An apron, its band around the neck.
  { d: 'M0-88H14L17-46Q14-30 10-28-4-28-6-44z', fill: mix(ink.hill, ink.nearRange, 0.5) },
  { d: 'M0-88Q-4-98-6-106M-4-68L-18-66', stroke: mix(ink.hill, ink.nearRange, 0.5), width: 3 },
  head(
    skins.fair,
    { d: aside.swept, fill: hairs.silver },
    { d: 'M-44-24C-46-96 48-100 50-28L86-14Q20 14-66-8z', fill: mix(ink.wheat, ink.oak, 0.22) },
    { d: 'M-45-34Q2-46 50-38L50-24Q0-30-46-20z', fill: vest },
  ),
  // The near arm, and the can.
  { d: 'M-8-99Q-20-82-17-70L-12-54', stroke: mix(shirt, ink.glacier, 0.35), width: 10, round: true },
  { d: 'M-17-55h10v9h-10z', fill: skins.fair },
  { d: 'M-28-44Q-12-58 4-44', stroke: can, width: 3 },
  { d: 'M-28-44H2L0-18H-26z', fill: can },
  { d: 'M1-32L22-44 26-40 2-22z', fill: mix(can, ink.navy, 0.3) },
  { d: 'M-6-44H2L0-18H-7z', fill: bright, opacity: 0.55 },
  { d: 'M8-106C14-102 16-92 15-76M12-52Q14-30 12-12', stroke: bright, width: 1.8, round: true },
]

/** Facing right, to be mirrored; a mug in a hand over the hedge; 140 px tall. */
const other: Node[] = [
  {
    d: 'M-9-107C-18-102-19-90-17-75L-18-46H17L14-75C15-90 13-102 7-107-1-110-5-110-9-107z',
    fill: vest,
  },
  { d: 'M4-107Q13-92 14-75L17-46H4Q10-80 4-107z', fill: ink.soil, opacity: 0.35 },
  head(
    skins.deep,
    { d: aside.short, fill: hairs.black },
    { d: 'M14 26Q22 62 44 58 50 46 46 36 38 28 30 34 22 34 14 26z', fill: hairs.black },
  ),
  { d: 'M-9-109Q-1-103 7-110L10-98-10-103z', fill: shirt },
  { d: 'M25-88h13v14h-13z', fill: ink.paper },
  { d: 'M38-86q7 0 6 5t-6 5', stroke: ink.paper, width: 2.6 },
  { d: 'M-8-98Q-16-78-4-74L22-78', stroke: mix(vest, ink.oak, 0.25), width: 10, round: true },
  { d: ellipse(24, -79, 5, 4.6), fill: skins.deep },
  { d: 'M-10-107C-18-102-19-90-17-75V-50', stroke: bright, width: 2, round: true },
]

const put = (nodes: readonly Node[], along: number, across: number, x: number, y: number): Node => {
  const foot = at(along, across).map(Math.round)
  return { transform: `translate(${foot.join(' ')}) scale(${x} ${y})`, nodes }
}

export const behindHedge = (): Node[] => [put(other, 7.4, 0.5, -2.3, 2.3)]

export function beforeHedge(): Node[] {
  const [x, y] = at(5.4, -0.75).map(Math.round) as [number, number]
  return [
    {
      d: `M${x + 40} ${y + 6}Q${x - 120} ${y - 16} ${x - 330} ${y - 10} ${x - 200} ${y + 16} ${x - 30} ${y + 12}z`,
      fill: shade,
      opacity: 0.45,
    },
    put(gardener, 5.4, -0.75, 2.86, 2.86),
  ]
}
