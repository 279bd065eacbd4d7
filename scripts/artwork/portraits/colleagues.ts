/** Portraits of the agents who speak on the page for agents. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { ear, fromBehind, glasses, hairs, hand, inProfile, skins } from './figure.ts'
import { indoors, lights, portrait } from './frame.ts'
import { hairAside, hairBehind } from './hair.ts'
import { sleeve } from './sleeve.ts'

/** Above the lit houses of a hill: one for each home that the first year brought. */
export function nineteen(): string {
  const houses = [6, 6, 7].flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Node => {
      const x = 200 + (index - (count - 1) / 2) * (62 + row * 4)
      const y = 316 + row * 52 + ((x - 200) / 30) ** 2 * 0.7
      return {
        use: 'house',
        transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${0.84 + row * 0.12})`,
      }
    }),
  )
  const coat = mix(ink.nearRange, ink.cloud, 0.4)
  const tones = { skin: skins.brown, hair: hairs.black, coat, rim: ink.paper, from: [4, 4] } as const
  return portrait(
    lights.wheat,
    [
      { d: ellipse(274, 214, 74), fill: mix(ink.wheat, ink.paper, 0.5), opacity: 0.9, daily: true },
      {
        d: 'M-10 356C60 310 130 284 200 284s140 26 210 60v170H-10z',
        fill: mix(ink.hill, ink.nearRange, 0.35),
      },
      { transform: 'translate(-99 0)', nodes: [{ name: 'house', nodes: house }] },
      ...houses,
      placed(
        [
          ...fromBehind(tones, ...hairBehind('bob', tones)),
          {
            d: 'M-60 110C-30 150 30 150 60 110L74 118C40 170-40 170-74 118z',
            fill: mix(coat, ink.deep, 0.35),
          },
          { d: 'M-104 190L-70 330M104 190L70 330', stroke: mix(coat, ink.deep, 0.5), width: 4 },
        ],
        152,
        226,
        1.04,
      ),
    ],
    { ridge: 340, moon: { at: [300, 306], radius: 26, warmth: 0.3 } },
  )
}

const house: readonly Node[] = [
  { d: 'M-19 20V-8L0-26l19 18v28z', fill: ink.cloud },
  { d: 'M0-35l-27 25 5 6L0-25 22-4l5-6z', fill: ink.deep },
  { d: rect(-9, -5, 18, 16), fill: ink.lamp },
]

/** Two colleagues over a contract, under the lamp of a kitchen. */
export function table(): string {
  const left = {
    skin: skins.fair,
    profile: 'lean',
    hair: hairs.silver,
    coat: mix(ink.blue, ink.glacier, 0.25),
    rim: ink.gold,
    from: [5, 4],
  } as const
  const right = {
    skin: skins.deep,
    profile: 'full',
    hair: hairs.black,
    coat: mix(ink.brick, ink.oak, 0.4),
    rim: ink.gold,
    from: [5, 4],
  } as const
  return indoors(down(0, 500, [0, mix(ink.cloud, ink.belly, 0.4)], [1, ink.cloud]), [
    { d: ellipse(200, 200, 230), fill: glow([200, 200], 230, 1, [0, ink.gold, 0.6], [1, ink.gold, 0]) },
    { d: 'M200 0v70', stroke: ink.deep, width: 4 },
    { d: 'M134 118c4-34 32-50 66-50s62 16 66 50z', fill: ink.deep },
    { d: 'M140 118h120', stroke: ink.lamp, width: 8 },
    {
      transform: 'translate(116 230) rotate(9) scale(.92)',
      nodes: [...inProfile(left, ...hairAside('short', left), ear(left.skin), glasses(ink.deep))],
    },
    {
      transform: 'translate(300 222) rotate(-7) scale(-.92 .92)',
      nodes: [...inProfile(right, ...hairAside('bob', right))],
    },
    { d: 'M-10 404h420v110H-10z', fill: mix(ink.oak, ink.soil, 0.2) },
    { d: 'M-10 404h420v12H-10z', fill: mix(ink.oak, ink.wheat, 0.4) },
    { d: 'M132 400l40-26h84l28 26z', fill: ink.paper },
    { d: 'M170 390h64M178 382h62', stroke: mix(ink.belly, ink.pale, 0.4), width: 4 },
    ...sleeve([58, 330, 96, 388, 150, 386], mix(left.coat, ink.navy, 0.15), left, 42),
    hand(172, 382, -8, left.skin),
    ...sleeve([360, 326, 332, 392, 284, 392], mix(right.coat, ink.soil, 0.18), right, 42),
    { transform: 'translate(262 388) scale(-1 1)', nodes: [hand(0, 0, -6, right.skin)] },
  ])
}
