import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import { card, level, light, lowSky } from './card.ts'
import { skylineOf } from './skyline.ts'

/** The road into the city at sunrise, with those who are on it already. */
export const traffic = (): string =>
  card(
    ...lowSky(160, 236),
    { d: ellipse(232, 146, 25), fill: ink.wheat },
    { d: skylineOf(160), fill: mix(ink.nearRange, ink.blue, 0.35) },
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
    // Lights: red ones ahead, white ones that come.
    { d: 'M238 172h0M244 184h0M254 198h0M262 199h0', stroke: ink.brick, width: 5, round: true },
    { d: 'M229 172h0M222 186h0M210 202h0M200 203h0', stroke: ink.paper, width: 5, round: true },
    { d: ellipse(206, 208, 34), fill: glow([206, 206], 34, 0.6, [0, ink.paper, 0.6], [1, ink.paper, 0]) },
    // The nearest car, from behind.
    { d: 'M240 280H334L340 288H236z', fill: ink.deep, opacity: 0.6 },
    {
      d: 'M252 224Q256 212 268 212H306Q318 212 322 224L332 244V280H242V244z',
      fill: level(242, 332, [0, mix(ink.blue, ink.glacier, 0.4)], [1, mix(ink.blue, ink.navy, 0.5)]),
    },
    { d: 'M260 226Q262 220 268 220H306Q312 220 314 226L320 242H254z', fill: mix(ink.gold, ink.blush, 0.3) },
    { d: 'M256 214Q262 209 270 209H304Q314 210 319 218', stroke: light, width: 3, round: true },
    { d: rect(246, 252, 18, 9) + rect(310, 252, 18, 9), fill: ink.brick },
    { d: rect(274, 256, 26, 10), fill: ink.pale },
    { d: 'M248 278h16v10h-16zM310 278h16v10h-16z', fill: ink.deep },
  )
