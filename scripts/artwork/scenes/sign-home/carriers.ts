/**
 * Two of the team: one brings the sign from the lawn, the other waits for it at the van. The sun is at their right, and at
 * night the lamp of the van, in whose light they keep their colours.
 */
import { ink, kept, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { at, bright, shade } from './view.ts'

const navy = mix(ink.navy, ink.blue, 0.35)

/** A house, cut out of the sign's blue, and the band across it; 66 px wide. */
const sign: Shape[] = [
  { d: 'M-33-25H33V25H-33z', fill: kept(mix(ink.blue, ink.navy, 0.3)) },
  { d: 'M-33-25H33V25H-33z', stroke: kept(ink.paper), width: 3 },
  { d: 'M-18 2L0-16 18 2h-5V18H-13V2z', fill: kept(ink.wheat) },
  { d: 'M-33 4L20-25H33V-18L-33 17z', fill: kept(ink.amber) },
  { d: 'M-22-26v-8M22-26v-8', stroke: ink.cloud, width: 2.5 },
  { d: 'M33-24V24', stroke: bright, width: 2.5 },
]

/** Walking to the right, the sign held before the body with both arms; 140 px tall. */
const bearer: Node[] = [
  { d: 'M4-58Q20-36 26-8', stroke: mix(navy, ink.deep, 0.4), width: 12.5, round: true },
  { d: 'M-4-58Q-8-34-24-10', stroke: navy, width: 13, round: true },
  { d: 'M-30-14l10 6-1 8h-3q-10-6-12-10zM20-8q10-2 20 6v3H20z', fill: ink.soil },
  { d: 'M12-98Q30-92 36-84', stroke: mix(ink.brick, ink.navy, 0.45), width: 9, round: true },
  {
    d: 'M-7-107C-17-103-19-90-18-75L-18-50Q-1-43 16-50L16-75C18-92 15-103 8-108 2-110-3-110-7-107z',
    fill: kept(mix(ink.brick, ink.soil, 0.15)),
  },
  { d: 'M-7-107C-17-103-19-90-18-75L-18-50-5-47Q-13-80-7-107z', fill: ink.night, opacity: 0.35 },
  { transform: 'translate(2 0)', nodes: [head(skins.brown, 'full', { d: aside.bob, fill: hairs.black })] },
  { d: 'M-6-110Q2-104 10-110L12-98-6-102z', fill: kept(ink.wheat) },
  { transform: 'translate(25-66) rotate(-4)', nodes: sign },
  { d: 'M-5-97Q-10-72 4-60L12-48', stroke: kept(mix(ink.brick, ink.oak, 0.2)), width: 10, round: true },
  { d: ellipse(14, -44, 5), fill: skins.brown },
  { d: ellipse(58, -78, 4.5, 5), fill: skins.brown },
  { d: 'M13-106Q17-100 17-92', stroke: bright, width: 2, round: true },
  {
    d: 'M13-106Q17-100 17-92M58-90V-44',
    stroke: bright,
    width: 2,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

/** Facing right, both hands held out; 144 px tall. */
const helper: Node[] = [
  { d: 'M4-60Q12-34 12-6', stroke: mix(ink.soil, ink.navy, 0.5), width: 12.5, round: true },
  { d: 'M-5-60Q-10-34-12-6', stroke: kept(mix(ink.soil, ink.oak, 0.15)), width: 13, round: true },
  shoes(-12, 12),
  { d: 'M8-100Q26-96 44-86', stroke: kept(mix(ink.glacier, ink.blue, 0.6)), width: 9, round: true },
  { d: ellipse(48, -84, 5), fill: skins.tan },
  {
    d: 'M-7-109C-18-105-20-92-18-76L-18-52Q-1-45 16-52L16-76C18-93 15-105 8-110 2-112-3-112-7-109z',
    fill: kept(mix(ink.glacier, ink.blue, 0.35)),
  },
  { d: 'M8-110C15-105 18-93 16-76L16-52 4-48Q14-82 8-110z', fill: ink.night, opacity: 0.3 },
  { transform: 'translate(0-3)', nodes: [head(skins.tan, 'hooked', { d: aside.short, fill: hairs.brown })] },
  { d: 'M-4-99Q6-82 24-80L40-76', stroke: kept(mix(ink.glacier, ink.blue, 0.2)), width: 10, round: true },
  { d: ellipse(44, -75, 5), fill: skins.tan },
  {
    d: 'M-8-109C-18-105-20-92-19-76L-19-54M-9.5-127Q-9-136 0-137.5M-12-54L-18-12',
    stroke: bright,
    width: 2.2,
    round: true,
  },
  {
    d: 'M-8-109C-18-105-20-92-19-76L-19-54M-9.5-127Q-9-136 0-137.5',
    stroke: bright,
    width: 2,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

export function carriers(): Node[] {
  const [x, y] = at(4.5, -2.5).map(Math.round) as [number, number]
  const [hx, hy] = at(5, -1.1).map(Math.round) as [number, number]
  const cast = (cx: number, cy: number) =>
    `M${cx + 26} ${cy}Q${cx - 120} ${cy - 6} ${cx - 300} ${cy + 26} ${cx - 330} ${cy + 42} ${cx - 280} ${cy + 44} ${cx - 120} ${cy + 22} ${cx - 20} ${cy + 12}z`
  return [
    { d: cast(x, y) + cast(hx, hy), fill: shade, opacity: 0.42, daily: true },
    { transform: `translate(${x} ${y}) scale(2.3)`, nodes: bearer },
    mirrored(helper, hx, hy, 2.2),
  ]
}
