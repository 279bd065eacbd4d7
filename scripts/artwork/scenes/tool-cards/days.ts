/** Small drawings for the tools that answer when: moving, and the drive in the morning. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import { svg } from '../../svg.ts'
import { skylineOf } from './skyline.ts'
import { HIGH, level, light, onTable, shadow, WIDE } from './table.ts'

/** A box that is packed, before a calendar with one day marked. */
export const movingGuide = (): string => {
  const card = mix(ink.oak, ink.wheat, 0.3)
  const days = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2].map((row) => rect(192 + 26 * column, 84 + 26 * row, 16, 14)),
  )
  return onTable(
    { d: rect(186, 46, 150, 126), fill: ink.deep, opacity: 0.4 },
    { d: rect(176, 36, 150, 126), fill: level(176, 326, [0, ink.paper], [1, mix(ink.pale, ink.belly, 0.2)]) },
    {
      d: rect(176, 36, 150, 30),
      fill: level(176, 326, [0, mix(ink.brick, ink.wheat, 0.15)], [1, mix(ink.brick, ink.soil, 0.3)]),
    },
    { d: 'M206 28v18M296 28v18', stroke: ink.navy, width: 7, round: true },
    { d: days.join(''), fill: mix(ink.pale, ink.midRange, 0.35) },
    { d: ellipse(252, 117, 17), stroke: ink.amber, width: 5 },
    shadow(84, 228, 266, 80),
    { d: 'M198 172L240 160V246L198 270z', fill: mix(card, ink.soil, 0.6) },
    { d: rect(80, 172, 118, 98), fill: level(80, 198, [0, mix(card, ink.wheat, 0.45)], [1, card]) },
    { d: 'M80 172L122 158H240L198 172z', fill: mix(ink.soil, ink.deep, 0.3) },
    { d: 'M80 172L52 148 96 134 122 158z', fill: mix(card, ink.wheat, 0.3) },
    { d: 'M198 172L222 188 262 174 240 160z', fill: mix(card, ink.soil, 0.3) },
    // A lamp and a rolled paper stand out of it.
    { d: 'M118 166V126L108 126 122 98H146L160 126H128V166zM176 164l22-54 14 6-20 52z', fill: ink.lamp },
    { d: 'M80 172H198M82 174V266', stroke: light, width: 3, opacity: 0.8 },
    { d: rect(128, 172, 22, 44), fill: mix(card, ink.paper, 0.5) },
  )
}

/** The road into the city at sunrise, with those who are on it already. */
export const traffic = (): string =>
  svg(WIDE, HIGH, [
    {
      d: rect(0, 0, WIDE, HIGH),
      fill: down(
        0,
        170,
        [0, ink.navy],
        [0.45, mix(ink.blue, ink.lilac, 0.35)],
        [1, mix(ink.blush, ink.gold, 0.4)],
      ),
    },
    {
      d: rect(0, 0, WIDE, 200),
      fill: glow([236, 156], 210, 0.8, [0, ink.wheat], [0.3, ink.gold, 0.7], [1, ink.gold, 0]),
    },
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
  ])
