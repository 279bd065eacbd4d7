import { ink, mix } from '../../palette.ts'
import { ear, hairs, hand, inProfile, mirrored, skins } from '../../portraits/figure.ts'
import { hairAside } from '../../portraits/hair.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { down, ellipse, rect } from '../../shape.ts'
import { placed } from '../../svg.ts'
import { card, HIGH, lampLight, light, WIDE } from './card.ts'

const owner = {
  skin: skins.brown,
  profile: 'full',
  hair: hairs.black,
  coat: mix(ink.blue, ink.navy, 0.25),
  rim: light,
} as const
const tenant = {
  skin: skins.fair,
  profile: 'snub',
  hair: hairs.copper,
  coat: mix(ink.gold, ink.oak, 0.35),
  rim: light,
} as const

/** An owner gives a tenant the keys, before the door. */
export const rentalAnalysis = (): string => {
  const wall = mix(ink.midRange, ink.glacier, 0.55)
  const trim = mix(ink.wheat, ink.pale, 0.35)
  const door = mix(ink.brick, ink.soil, 0.35)
  return card(
    // At night the wall is dark. Who stands before it is in the light of the lamp.
    {
      outside: true,
      nodes: [
        {
          d: rect(0, 0, WIDE, HIGH),
          fill: down(0, HIGH, [0, mix(wall, ink.navy, 0.14)], [1, mix(wall, ink.pale, 0.2)]),
        },
        {
          d: Array.from({ length: 10 }, (_, i) => `M0 ${22 + i * 30}h400`).join(''),
          stroke: ink.navy,
          width: 3,
          opacity: 0.35,
        },
      ],
    },
    { ...lampLight(200, 60, 230, 0.75), nightly: true },
    { d: rect(126, 12, 148, 300), fill: trim },
    { d: rect(140, 26, 120, 290), fill: down(26, HIGH, [0, door], [1, mix(door, ink.deep, 0.4)]) },
    { d: 'M152 98V84a48 48 0 0 1 96 0V98z', fill: ink.lamp },
    { d: 'M200 36V98M166 50l34 48 34-48', stroke: door, width: 5 },
    { d: rect(154, 118, 38, 90) + rect(208, 118, 38, 90), stroke: mix(door, ink.deep, 0.45), width: 4 },
    placed(
      [
        placed(inProfile(owner, ...hairAside('short', owner)), 128, 158, 0.56),
        mirrored(inProfile(tenant, ear(tenant.skin), ...hairAside('swept', tenant)), 276, 164, 0.55),
        // The open hand, and the keys over it.
        ...sleeve(
          [316, 256, 308, 300, 258, 280],
          tenant.coat,
          { rim: light, coat: tenant.coat, from: [-4, 4] },
          34,
        ),
        {
          d: 'M260 267Q246 260 234 264L212 262Q206 266 214 271L204 274Q200 280 210 282 226 290 258 291z',
          fill: tenant.skin,
        },
        ...sleeve(
          [104, 254, 130, 298, 172, 240],
          owner.coat,
          { rim: light, coat: owner.coat, from: [4, 4] },
          34,
        ),
        placed([hand(0, 0, -24, owner.skin)], 183, 227, 0.84),
        { d: ellipse(204, 228, 11), stroke: ink.wheat, width: 5 },
        {
          d: 'M202 240l-9 28M207 240l8 25',
          stroke: ink.gold,
          width: 8,
          round: true,
        },
        { d: 'M195 262l8 3M198 253l7 3M213 259l7-3M210 250l7-3', stroke: ink.gold, width: 5 },
      ],
      0,
      -30,
      1,
    ),
  )
}
