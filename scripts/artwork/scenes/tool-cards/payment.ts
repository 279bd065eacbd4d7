import { ink, kept, mix } from '../../palette.ts'
import { ear, hairs, hand, inProfile, skins } from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { between, down, ellipse, glow, rect } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { card, HIGH, lampLight, level, light, lowSky, stars, WIDE } from './card.ts'

const person = {
  skin: skins.tan,
  hair: hairs.brown,
  coat: mix(ink.brick, ink.oak, 0.3),
  rim: light,
} as const

/** Hair put up, behind the head. */
const bun = [
  {
    d: 'M-42-34C-62-62-92-42-82-14C-74 8-48 4-42-12z',
    fill: between([-90, 0], [-40, -20], [0, mix(person.hair, ink.deep, 0.45)], [1, person.hair]),
  },
  {
    d: 'M-48-38C-66-40-78-28-78-14M-44-24C-56-26-66-18-68-8',
    stroke: mix(person.hair, light, 0.35),
    width: 2,
    round: true,
  },
]

/** Somebody reckons at the kitchen table, between a page and a laptop, at a window in the evening. */
export const mortgagePayment = (): string => {
  const wall = mix(ink.cloud, ink.belly, 0.5)
  const wood = mix(ink.oak, ink.soil, 0.2)
  return card(
    { d: rect(0, 0, WIDE, HIGH), fill: level(0, WIDE, [0, mix(wall, ink.navy, 0.5)], [1, wall]) },
    {
      clip: rect(150, 22, 208, 156),
      outside: true,
      nodes: [
        ...lowSky(
          150,
          290,
          stars('M172 60h0M196 36h0M226 84h0M240 46h0M272 62h0M300 34h0M326 78h0M344 48h0'),
        ),
        { d: ellipse(290, 128, 22), fill: ink.wheat, daily: true },
        {
          d: 'M140 140l34-24 24 14 40-34 36 30 30-20 60 36v50H140z',
          fill: mix(ink.midRange, ink.lilac, 0.3),
        },
        { d: 'M140 162q110-26 220-6v40H140z', fill: mix(ink.hill, ink.nearRange, 0.3) },
      ],
    },
    { d: `${rect(150, 22, 208, 156)}M254 22v156`, stroke: mix(ink.wheat, ink.belly, 0.2), width: 9 },
    { d: rect(138, 178, 232, 12), fill: mix(ink.wheat, ink.belly, 0.35) },
    {
      d: rect(0, 236, WIDE, 64),
      fill: level(0, WIDE, [0, mix(wood, ink.night, 0.35)], [1, mix(wood, ink.gold, 0.3)]),
    },
    { d: rect(0, 236, WIDE, 4), fill: light, opacity: 0.6 },
    // The lamp at the window, lit at night.
    { ...lampLight(354, 150, 170, 0.85), nightly: true },
    { d: 'M354 240V150M338 240h32', stroke: mix(ink.deep, ink.navy, 0.5), width: 6, round: true },
    { d: 'M338 108h32l16 46h-64z', fill: mix(ink.wheat, ink.belly, 0.25) },
    { d: 'M338 108h32l16 46h-64z', fill: kept(ink.lamp), nightly: true },
    // The laptop from the side, and its light.
    { d: ellipse(252, 186, 110), fill: glow([252, 186], 110, 1, [0, ink.pale, 0.55], [1, ink.pale, 0]) },
    { d: 'M296 244L326 126', stroke: mix(ink.deep, ink.navy, 0.5), width: 13, round: true },
    { d: 'M289 240L318 128', stroke: ink.paper, width: 5, round: true },
    { d: 'M196 240H302L298 252H190z', fill: mix(ink.deep, ink.navy, 0.5) },
    { d: 'M200 240h84', stroke: ink.pale, width: 4, round: true },
    { d: 'M136 282l30-22h92l-18 22z', fill: ink.paper },
    { d: 'M196 267h40M190 275h38', stroke: ink.midRange, width: 4 },
    { d: ellipse(360, 270, 32, 5), fill: ink.night, opacity: 0.4 },
    {
      d: 'M336 224h34v36q0 10-10 10h-14q-10 0-10-10zM370 232h6q10 0 10 11t-14 13v-6q7-1 7-7t-9-4z',
      fill: mix(ink.gold, ink.amber, 0.4),
    },
    placed(inProfile(person, ear(person.skin), ...bun, ...hairAside('swept', person)), 112, 126, 0.8),
    ...sleeve([62, 232, 78, 286, 152, 270], person.coat, { rim: light, coat: person.coat, from: [4, 4] }, 46),
    placed([hand(0, 0, -10, person.skin)], 166, 266, 0.86),
    { d: 'M176 272L194 240', stroke: ink.gold, width: 6, round: true },
    { d: rect(0, 286, WIDE, 14), fill: down(280, HIGH, [0, ink.deep, 0], [1, ink.deep, 0.4]) },
  )
}
