import { ink, kept, mix, oklch } from '../../palette.ts'
import { skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { limb } from '../limbs.ts'
import { head, shoes } from '../people.ts'
import { card, HIGH, level, lowSky, stars, WIDE } from './card.ts'

/** Both houses are within the middle of the drawing, which every width of the card shows. */
const [EAVES, RIDGE, FOOT] = [112, 64, 244]
const OLD = {
  from: 98,
  to: 194,
  wall: mix(ink.glacier, ink.midRange, 0.45),
  trim: mix(ink.pale, ink.glacier, 0.3),
}
const NEW = {
  from: 206,
  to: 302,
  wall: mix(ink.brick, ink.amber, 0.22),
  trim: mix(ink.wheat, ink.paper, 0.35),
}

interface House {
  from: number
  to: number
  wall: string
  trim: string
}

/** The panes of a house and its door, as their outlines. */
const openings = (from: number) => ({
  panes: rect(from + 14, 132, 26, 32) + rect(from + 56, 132, 26, 32) + rect(from + 52, 186, 30, 32),
  door: rect(from + 14, 184, 26, FOOT - 184),
})

/** The front of a narrow house, in the light from the right, under a roof with a chimney. */
const front = ({ from, to, wall, trim }: House, glass: string, door: string): Shape[] => {
  const mid = (from + to) / 2
  const cut = openings(from)
  return [
    { d: rect(from + 12, 62, 14, 34), fill: mix(wall, ink.deep, 0.45) },
    {
      d: `M${from} ${FOOT}V${EAVES}L${mid} ${RIDGE}L${to} ${EAVES}V${FOOT}z`,
      fill: level(from, to, [0, mix(wall, ink.navy, 0.38)], [0.7, wall], [1, mix(wall, ink.wheat, 0.22)]),
    },
    {
      d: Array.from({ length: 9 }, (_, i) => `M${from} ${122 + i * 14}h${to - from}`).join(''),
      stroke: ink.navy,
      width: 1.5,
      opacity: 0.22,
    },
    {
      d: `M${from} ${EAVES}L${mid} ${RIDGE}L${to} ${EAVES}v16L${mid} ${RIDGE + 18}L${from} ${EAVES + 16}z`,
      fill: ink.navy,
      opacity: 0.28,
    },
    { d: cut.panes, fill: glass, stroke: trim, width: 5 },
    { d: cut.door, fill: door, stroke: trim, width: 5 },
    {
      d: `M${from - 9} ${EAVES + 8}L${mid} ${RIDGE}L${to + 9} ${EAVES + 8}`,
      stroke: mix(ink.navy, ink.deep, 0.4),
      width: 10,
    },
    { d: `M${mid} ${RIDGE - 5}L${to + 9} ${EAVES + 3}`, stroke: trim, width: 3 },
  ]
}

/** Seen from the side, reaching up at the wall, in a hard hat; 140 px tall. */
const builder: Node[] = [
  {
    d: limb([-6, -58], [-8, -34], [-8, -5]) + limb([6, -58], [11, -34], [10, -5]),
    fill: mix(ink.navy, ink.deep, 0.3),
  },
  shoes(-8, 10),
  {
    d: 'M-9-107C-19-102-20-89-18-75L-16-54Q0-46 17-54L16-75C17-90 14-102 7-107-1-110-5-110-9-107z',
    fill: ink.amber,
  },
  head(skins.tan, 'hooked', { d: 'M-50-22C-50-92 48-92 48-26L66-20V-10H-50z', fill: ink.paper }),
  { d: 'M-4-98Q10-96 22-112L38-132', stroke: mix(ink.amber, ink.soil, 0.25), width: 13, round: true },
  { d: ellipse(41, -136, 7), fill: skins.tan },
]

/** A round tree of three boughs. */
const leaves = (x: number, y: number, size: number, colour: string): Shape[] => {
  const bough = (dx: number, dy: number, share: number) =>
    ellipse(x + dx * size, y + dy * size, size * share, size * share * 0.92)
  return [
    { d: `M${x} ${y}V${FOOT}M${x} ${y + size}l${size * 0.4}-${size * 0.5}`, stroke: ink.soil, width: 5 },
    {
      d: bough(-0.4, 0.3, 0.72) + bough(0.1, -0.35, 0.8) + bough(0.45, 0.25, 0.7),
      fill: level(x - size, x + size, [0, mix(colour, ink.deep, 0.55)], [1, mix(colour, ink.wheat, 0.1)]),
    },
    { d: bough(0.25, -0.4, 0.45) + bough(0.6, 0.2, 0.4), fill: mix(colour, ink.wheat, 0.22), opacity: 0.55 },
  ]
}

const poles = mix(ink.wheat, ink.oak, 0.35)

/** Two rentals side by side in the low light: one still in scaffolding, one finished and let, with its lamps on. */
export const investmentProperty = (): string =>
  card(
    {
      outside: true,
      nodes: [
        ...lowSky(232, 330, stars('M60 34h0M118 66h0M206 82h0M262 40h0M320 24h0M352 92h0M26 88h0')),
        {
          d: 'M0 214l40-30 34 18 46-36 60 34 60-30 70 36 40-22 50 24v60H0z',
          fill: mix(ink.midRange, ink.lilac, 0.3),
        },
        { d: 'M0 226Q200 206 400 222V300H0z', fill: mix(ink.hill, ink.nearRange, 0.3) },
        ...leaves(46, 190, 32, mix(ink.hill, ink.gold, 0.3)),
        ...leaves(350, 184, 36, mix(ink.amber, ink.oak, 0.3)),
        ...front(OLD, mix(ink.navy, ink.blue, 0.4), mix(ink.oak, ink.soil, 0.3)),
        {
          d: rect(0, FOOT, WIDE, HIGH - FOOT),
          fill: level(0, WIDE, [0, oklch(31, 0.045, 165)], [1, oklch(46, 0.06, 125)]),
        },
        { d: `M110 ${FOOT}h30l-22 56h-56z`, fill: mix(ink.pale, ink.oak, 0.4) },
        { d: `M220 ${FOOT}h28l28 56h-52z`, fill: mix(ink.wheat, ink.oak, 0.3) },
        { d: rect(0, FOOT, WIDE, 3), fill: ink.wheat, opacity: 0.35 },
        { d: 'M92 246V84M146 246V62M200 246V84M86 176H206M86 122H206', stroke: poles, width: 4.5 },
        { d: 'M92 246L146 176M146 176L200 122', stroke: poles, width: 3 },
        { transform: 'translate(168 174) scale(.5)', nodes: builder, daily: true },
      ],
    },
    ...front(NEW, ink.lamp, mix(ink.navy, ink.blue, 0.3)),
    { d: ellipse(258, 200, 96), fill: glow([258, 200], 96, 1, [0, ink.lamp, 0.5], [1, ink.gold, 0]) },
    {
      d: `M220 ${FOOT}h28l28 56h-52z`,
      fill: down(FOOT, HIGH, [0, kept(ink.lamp), 0.7], [1, kept(ink.amber), 0]),
      nightly: true,
    },
    { d: ellipse(234, 176, 3.5), fill: ink.lamp },
    { d: ellipse(252, 240, 11, 9) + ellipse(296, 240, 12, 10), fill: mix(ink.hill, ink.gold, 0.25) },
  )
