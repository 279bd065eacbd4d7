/** The owner before the open door, a cup in hand, and the tenant, who comes home with the shopping. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { walking } from '../standing.ts'
import { STOOP } from './view.ts'

const bag = mix(ink.oak, ink.wheat, 0.45)
const leaf = mix(ink.nearRange, ink.gold, 0.3)

const owner = (): Node[] => [
  ...walking(
    {
      profile: 'hooked',
      skin: skins.tan,
      hair: hairs.brown,
      style: aside.short,
      coat: mix(ink.blue, ink.navy, 0.25),
      trousers: mix(ink.oak, ink.soil, 0.4),
    },
    [
      [-12, -75],
      [18, -80],
    ],
    [22, -82],
  ),
  { d: rect(22, -94, 11, 13), fill: ink.paper },
  { d: 'M25-98q-3-5 1-9M30-98q-3-5 1-9', stroke: ink.paper, width: 1.6, opacity: 0.7 },
]

const tenant = (): Node[] => [
  { d: 'M14-100q-6-14 2-22 6 10 4 22zM24-100q2-16 12-20 2 12-6 20z', fill: leaf },
  { d: rect(8, -102, 32, 40), fill: bag },
  ...walking(
    {
      profile: 'full',
      skin: skins.brown,
      hair: hairs.black,
      style: aside.bob,
      coat: mix(ink.gold, ink.oak, 0.3),
      trousers: mix(ink.navy, ink.blue, 0.3),
    },
    [
      [-10, -74],
      [18, -72],
    ],
    [22, -73],
  ),
]

export const neighbours = (): Node[] => [
  {
    d: ellipse(706, STOOP + 8, 54, 6) + ellipse(930, STOOP + 24, 54, 6),
    fill: ink.night,
    opacity: 0.4,
  },
  { transform: `translate(700 ${STOOP + 8}) scale(1.62)`, nodes: owner() },
  { transform: `translate(916 ${STOOP + 22}) scale(-1.6 1.6)`, nodes: tenant() },
]
