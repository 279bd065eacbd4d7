import { ink, kept, mix } from '../../palette.ts'
import { dashes, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import { card, level, light, lowSky, stars } from './card.ts'

/** The lamps beside the road: where each stands, how high it is, and to which side it leans. */
const LAMPS: readonly (readonly [number, number, number, 1 | -1])[] = [
  [58, 286, 122, 1],
  [134, 236, 70, 1],
  [184, 206, 40, 1],
  [282, 208, 42, -1],
  [366, 268, 104, -1],
]
/** Where the light of each is, at the end of its arm. */
const heads = LAMPS.map(([x, y, high, side]) => [x + side * high * 0.26, y - high * 0.97, high] as const)

const bulbs = heads.map(([x, y, high]) => ellipse(x, y, high / 15, high / 24)).join('')

const streetLamps: readonly Shape[] = [
  ...heads.map(
    ([x, y, high]): Shape => ({
      d: ellipse(x, y, high * 0.62),
      fill: glow(
        [x, y],
        high * 0.62,
        1,
        [0, kept(ink.lamp), 0.8],
        [0.3, kept(ink.amber), 0.3],
        [1, kept(ink.amber), 0],
      ),
      nightly: true,
    }),
  ),
  ...LAMPS.map(
    ([x, y, high, side]): Shape => ({
      d: `M${x} ${y}v${-high * 0.86}q0 ${-high * 0.14} ${side * high * 0.16} ${-high * 0.14}h${side * high * 0.12}`,
      stroke: mix(ink.navy, ink.deep, 0.5),
      width: Math.max(1.2, high / 32),
      round: true,
    }),
  ),
  { d: bulbs, fill: mix(ink.navy, ink.belly, 0.3) },
  { d: bulbs, fill: kept(ink.lamp), nightly: true },
]

const city = skyline({
  x: 92,
  ground: 161,
  scale: 0.33,
  haze: mix(ink.midRange, ink.blush, 0.25),
  lit: 0.3,
  digits: 0,
})

/** The road into the city at sunrise, with those who are on it already. */
export const traffic = (): string =>
  card(
    ...lowSky(160, 236, stars('M36 52h0M90 26h0M140 70h0M196 22h0M262 48h0M310 18h0M352 66h0M384 30h0')),
    { d: ellipse(232, 146, 25), fill: ink.wheat, daily: true },
    {
      d: 'M0 162V150l38-24 24 14 34-26 30 24 40-20 34 24 46-30 40 26 30-18 44 24 40-14v32z',
      fill: mix(ink.farRange, ink.blush, 0.4),
    },
    ...city.shapes,
    { d: dashes(city.windows, 2), stroke: ink.wheat, width: 1.8, nightly: true },
    {
      d: 'M0 160Q100 150 200 156T400 150V300H0z',
      fill: down(150, 300, [0, mix(ink.hill, ink.oak, 0.35)], [1, ink.spruce]),
    },
    {
      d: 'M226 156H240C236 190 300 226 392 300H36C150 226 240 190 226 156z',
      fill: down(
        156,
        300,
        [0, mix(ink.farRange, ink.gold, 0.35)],
        [0.4, mix(ink.belly, ink.midRange, 0.4)],
        [1, ink.cloud],
      ),
    },
    { d: 'M233 158C236 186 226 216 210 300', stroke: ink.wheat, width: 4, opacity: 0.8 },
    { d: 'M240 158C238 190 302 228 396 300', stroke: light, width: 3, opacity: 0.7 },
    ...streetLamps,
    // Lights: red ones ahead, white ones that come.
    { d: 'M238 172h0M244 184h0M254 198h0M262 199h0', stroke: kept(ink.brick), width: 5, round: true },
    { d: 'M229 172h0M222 186h0M210 202h0M200 203h0', stroke: kept(ink.paper), width: 5, round: true },
    { d: ellipse(206, 208, 34), fill: glow([206, 206], 34, 0.6, [0, ink.paper, 0.6], [1, ink.paper, 0]) },
    {
      d: 'M252 232Q240 190 250 178H276Q300 200 324 232z',
      fill: down(178, 236, [0, ink.lamp, 0], [1, ink.lamp, 0.55]),
      nightly: true,
    },
    // The nearest car, from behind.
    { d: 'M240 280H334L340 288H236z', fill: ink.deep, opacity: 0.6 },
    {
      d: 'M252 224Q256 212 268 212H306Q318 212 322 224L332 244V280H242V244z',
      fill: level(242, 332, [0, mix(ink.blue, ink.glacier, 0.4)], [1, mix(ink.blue, ink.navy, 0.5)]),
    },
    { d: 'M260 226Q262 220 268 220H306Q312 220 314 226L320 242H254z', fill: mix(ink.gold, ink.blush, 0.3) },
    { d: 'M256 214Q262 209 270 209H304Q314 210 319 218', stroke: light, width: 3, round: true },
    { d: rect(246, 252, 18, 9) + rect(310, 252, 18, 9), fill: kept(ink.brick) },
    { d: rect(274, 256, 26, 10), fill: ink.pale },
    { d: 'M248 278h16v10h-16zM310 278h16v10h-16z', fill: ink.deep },
  )
