import { ink, mix } from '../../palette.ts'
import { fromBehind, hairs, skins } from '../../portraits/figure.ts'
import { hairBehind } from '../../portraits/hair.ts'
import { down, ellipse, rect, type Shape } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { aurora, card, HIGH, lampLight, level, light, lowSky, stars } from './card.ts'

/** A house with its gable to the street, its middle and its foot at x, y. */
const house = (x: number, y: number, wide: number, high: number, wall: string, glass: string): Shape[] => {
  const [half, peak] = [wide / 2, wide * 0.42]
  const pane = wide * 0.2
  const rows = high > 70 ? [0.86, 0.44] : [0.7]
  const panes = rows.map(
    (row) =>
      rect(x - half * 0.62, y - high * row, pane, pane * 1.15) +
      rect(x + half * 0.2, y - high * row, pane, pane * 1.15),
  )
  return [
    {
      d: rect(x + half * 0.4, y - high - peak * 0.95, wide * 0.12, peak * 0.7),
      fill: mix(wall, ink.soil, 0.5),
    },
    {
      d: `M${x - half} ${y}v${-high}L${x} ${y - high - peak}L${x + half} ${y - high}v${high}z`,
      fill: level(x - half, x + half, [0, mix(wall, ink.navy, 0.45)], [1, mix(wall, ink.wheat, 0.25)]),
    },
    {
      d: `M${x - half} ${y - high}L${x} ${y - high - peak}L${x + half} ${y - high}v${high * 0.16}L${x} ${y - high - peak + wide * 0.17}L${x - half} ${y - high * 0.84}z`,
      fill: ink.navy,
      opacity: 0.28,
    },
    { d: panes.join(''), fill: glass, stroke: mix(wall, ink.paper, 0.55), width: Math.max(1.6, wide / 36) },
    {
      d: rect(x - wide * 0.11, y - high * 0.36, wide * 0.2, high * 0.36),
      fill: mix(ink.brick, ink.soil, 0.3),
    },
    {
      d: `M${x - wide * 0.11} ${y}h${wide * 0.2}l${wide * 0.16} ${wide * 0.24}h${-wide * 0.5}z`,
      fill: mix(ink.pale, ink.oak, 0.45),
      opacity: 0.6,
    },
    {
      d:
        ellipse(x - half * 0.78, y - 2, wide * 0.12, wide * 0.09) +
        ellipse(x + half * 0.8, y - 2, wide * 0.15, wide * 0.1),
      fill: mix(ink.hill, ink.gold, 0.14),
    },
    {
      d: `M${x - half - 7} ${y - high + 6}L${x} ${y - high - peak}L${x + half + 7} ${y - high + 6}`,
      stroke: mix(ink.navy, ink.soil, 0.35),
      width: 10,
    },
    { d: `M${x} ${y - high - peak - 5}L${x + half + 8} ${y - high + 1}`, stroke: light, width: 3 },
  ]
}

/** A couple before three homes, each larger than the last: the one in the middle is lit. */
export const mortgageAffordability = (): string => {
  const dark = mix(ink.blue, ink.navy, 0.3)
  const coats = [mix(ink.brick, ink.oak, 0.25), mix(ink.glacier, ink.blue, 0.35)] as const
  const rim = mix(ink.gold, ink.wheat, 0.4)
  const her = { skin: skins.fair, hair: hairs.brown, coat: coats[0], rim, from: [5, 4] } as const
  const him = { skin: skins.brown, hair: hairs.black, coat: coats[1], rim, from: [5, 4] } as const
  return card(
    ...lowSky(186, 330, stars('M38 30h0M96 62h0M150 20h0M262 26h0M344 20h0M384 58h0'), aurora),
    { d: 'M0 190l50-34 40 20 60-46 50 34 50-24 70 40 80-22v60H0z', fill: mix(ink.midRange, ink.lilac, 0.3) },
    {
      d: 'M0 214Q200 206 400 170V300H0z',
      fill: down(170, HIGH, [0, mix(ink.hill, ink.oak, 0.3)], [1, ink.spruce]),
    },
    ...house(66, 206, 52, 34, mix(ink.midRange, ink.belly, 0.4), dark),
    ...house(314, 184, 92, 84, mix(ink.midRange, ink.blue, 0.4), dark),
    lampLight(204, 156, 96, 0.6),
    ...house(204, 196, 78, 58, mix(ink.wheat, ink.gold, 0.25), ink.lamp),
    placed(fromBehind(her, ...hairBehind('bob', her)), 116, 206, 0.36),
    placed(fromBehind(him, ...hairBehind('short', him)), 164, 199, 0.38),
  )
}
