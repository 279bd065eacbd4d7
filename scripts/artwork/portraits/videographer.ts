/** The team's videographer, from the side, with a camera on the shoulder: in a portrait and where a room is filmed. */
import { ink, mix } from '../palette.ts'
import { ellipse, rect } from '../shape.ts'
import { ear, edged, hairs, hand, inProfile, skins, thing } from './figure.ts'
import { sleeve } from './sleeve.ts'

const coat = mix(ink.nearRange, ink.blue, 0.4)
/** The edge of the camera that has the light. */
const EDGE = { rim: ink.wheat, from: [3, 3] } as const

/** Its colours, with the light of a `rim`. */
export const dressed = (rim: string) =>
  ({ skin: skins.tan, hair: hairs.brown, coat, rim, from: [5, 3] }) as const

type Dress = ReturnType<typeof dressed>

/** The hair, the ear and the cap. */
const capped = (tones: Dress) => [
  { d: 'M-36 46C-48 24-44 4-36-4L-10-6C-18 6-20 34-36 46z', fill: tones.hair },
  ear(tones.skin),
  ...edged(
    'M-46 6C-62-48-36-78 4-78C42-78 56-52 50-28C20-34-14-24-46 6z',
    mix(ink.gold, ink.amber, 0.3),
    tones,
  ),
  { d: 'M-48 4C-66 8-78 20-80 30C-64 26-48 18-40 6z', fill: mix(ink.amber, ink.oak, 0.3) },
]

export const videographer = (tones: Dress) => inProfile(tones, ...capped(tones))

/** The camera, the arm below it and both hands. */
export const shoulderCamera = (tones: Dress) => [
  ...edged(
    'M48-40H150C156-40 160-36 160-30V38C160 44 156 48 150 48H66C60 48 56 44 56 38V12H48z',
    ink.deep,
    EDGE,
    thing(100, 10, 90),
  ),
  ...edged(
    'M160-28H196C204-28 208-22 208-16V24C208 30 204 36 196 36H160z',
    ink.navy,
    EDGE,
    thing(180, 10, 50),
  ),
  { d: rect(208, -22, 8, 52), fill: ink.glacier },
  { d: rect(84, -62, 52, 12) + rect(92, -52, 8, 14) + rect(120, -52, 8, 14), fill: ink.deep },
  { d: ellipse(70, -24, 6), fill: ink.brick },
  ...sleeve([-36, 186, 66, 228, 120, 84], mix(coat, ink.navy, 0.13), tones, 48),
  hand(122, 54, -88, tones.skin),
  hand(182, 46, -176, mix(tones.skin, ink.soil, 0.15)),
]
