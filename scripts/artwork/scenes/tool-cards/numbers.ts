/** Small drawings for the tools that answer how much: rent, a payment, a mortgage, a rental after ten years. */
import { ink, mix } from '../../palette.ts'
import { rect } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { coins, house, level, light, onTable, shadow } from './table.ts'

const wood = mix(ink.glacier, ink.paper, 0.45)

/** A house, and beside it what it brings in. */
export const rentalAnalysis = (): string =>
  onTable(
    shadow(112, 230, 250),
    shadow(246, 306, 256, 70),
    placed(house(wood), 164, 254, 1.25),
    ...coins(276, 250, 7),
    ...coins(226, 268, 3, 26),
  )

/** A pocket calculator that leans on nothing, its display lit. */
export const mortgagePayment = (): string =>
  onTable(
    shadow(136, 268, 262, 90),
    { d: 'M256 44l14 6v206l-14 8z', fill: ink.deep },
    {
      d: 'M146 38H250Q260 38 260 48V254Q260 264 250 264H146Q136 264 136 254V48Q136 38 146 38z',
      fill: level(136, 260, [0, mix(ink.belly, ink.glacier, 0.35)], [0.4, ink.cloud], [1, ink.navy]),
    },
    { d: 'M138 250V48Q138 40 146 40H244', stroke: light, width: 4, round: true, opacity: 0.9 },
    { d: rect(152, 58, 92, 50), fill: level(152, 244, [0, ink.lamp], [1, ink.gold]) },
    { d: rect(152, 58, 92, 7), fill: ink.soil, opacity: 0.45 },
    { d: 'M184 84h10M200 84h10M216 84h16', stroke: ink.soil, width: 7, round: true },
    {
      d:
        [130, 162, 194, 226].map((y) => rect(152, y - 4, 22, 20) + rect(187, y - 4, 22, 20)).join('') +
        rect(222, 126, 22, 20) +
        rect(222, 158, 22, 20),
      fill: ink.deep,
    },
    {
      d:
        [130, 162, 194, 226].map((y) => rect(152, y - 8, 22, 20) + rect(187, y - 8, 22, 20)).join('') +
        rect(222, 122, 22, 20) +
        rect(222, 154, 22, 20),
      fill: level(152, 244, [0, mix(ink.pale, ink.wheat, 0.3)], [1, mix(ink.midRange, ink.belly, 0.3)]),
    },
    { d: rect(222, 186, 22, 52), fill: level(222, 244, [0, ink.gold], [1, ink.amber]) },
  )

/** A house, and a rule as high as it is. */
export const mortgageAffordability = (): string => {
  const marks = Array.from({ length: 11 }, (_, i) => `M300 ${76 + 16 * i}h${i % 5 ? 9 : 16}`)
  return onTable(
    shadow(100, 248, 256, 60),
    shadow(296, 326, 252, 44),
    placed(house(mix(ink.wheat, ink.paper, 0.4)), 172, 258, 1.5),
    {
      d: rect(298, 60, 30, 194),
      fill: level(298, 328, [0, light], [0.5, ink.gold], [1, mix(ink.oak, ink.soil, 0.2)]),
    },
    { d: marks.join(''), stroke: ink.soil, width: 3 },
    { d: 'M196 76H296', stroke: light, width: 3, opacity: 0.9 },
    { d: 'M284 68l12 8-12 8', stroke: light, width: 3, round: true },
  )
}

/** Two rows of blocks with a house on each: one has risen higher. */
export const investmentProperty = (): string => {
  const block = (x: number, top: number, tone: string) => [
    {
      d: `M${x} ${top}h56V250h-56z`,
      fill: level(x, x + 56, [0, mix(tone, ink.wheat, 0.5)], [1, mix(tone, ink.navy, 0.2)]),
    },
    { d: `M${x} ${top}l14-12h56l-14 12z`, fill: mix(tone, ink.paper, 0.45) },
    { d: `M${x + 56} ${top}l14-12V240l-14 10z`, fill: mix(tone, ink.deep, 0.55) },
  ]
  const cool = mix(ink.midRange, ink.glacier, 0.4)
  return onTable(
    shadow(80, 330, 250, 70),
    ...block(252, 118, ink.gold),
    ...block(168, 168, ink.gold),
    ...block(84, 206, cool),
    placed(house(wood), 112, 202, 0.6),
    placed(house(mix(ink.wheat, ink.paper, 0.3)), 284, 114, 0.74),
    { d: 'M120 108Q180 96 226 62', stroke: light, width: 4, round: true },
    { d: 'M210 62l17-1-6 16', stroke: light, width: 4, round: true },
  )
}
