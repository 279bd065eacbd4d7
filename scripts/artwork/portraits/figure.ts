/**
 * People, seen from behind or from the side: head and shoulders around the middle of the head, facing right, 120 px from
 * crown to chin. Each shape has the light along one edge, which fades along it, and turns softly to shade on the other.
 */
import { ink, mix, oklch } from '../palette.ts'
import {
  down,
  ellipse,
  type Gradient,
  glow,
  type Paint,
  type Point,
  rect,
  type Stop,
  tidy,
} from '../shape.ts'
import type { Node } from '../svg.ts'
import { type Profile, profiles } from './profile.ts'

export const skins = {
  fair: oklch(80, 0.062, 58),
  tan: oklch(68, 0.075, 56),
  brown: oklch(52, 0.068, 50),
  deep: oklch(40, 0.055, 46),
} as const
export const hairs = {
  black: mix(ink.deep, ink.soil, 0.25),
  brown: mix(ink.soil, ink.oak, 0.25),
  copper: oklch(48, 0.1, 46),
  blond: mix(ink.gold, ink.oak, 0.45),
  silver: mix(ink.belly, ink.wheat, 0.5),
} as const

export interface Tones {
  skin: string
  hair: string
  coat: Paint
  /** The outline of the face, if it is seen from the side. */
  profile?: Profile
  /** The light along the edges. */
  rim: string
  /** From where the light comes: right and up are positive. */
  from?: readonly [x: number, y: number]
}

/** Width of the light along an edge, in px. It tapers where the edge turns away. */
const EDGE = 2.2
const AROUND = rect(-250, -250, 500, 620)
/** What is turned away from the light: on cloth, and on skin and hair, where it is warmer. */
export const shade = mix(ink.soil, ink.deep, 0.6)
export const warmShade = oklch(27, 0.06, 40)
/** On a face and its neck: thin, as with more of it a light face and its neck would be two people's. */
export const skinShade = oklch(30, 0.1, 40)

/** What light falls on: its middle, how far it reaches from there, and its shade. */
interface Form {
  middle: Point
  reach: number
  dark: Stop
  /** A box around it, if it is not within that of a head and shoulders. */
  around?: string
}
const HEAD: Form = { middle: [0, 0], reach: 62, dark: [1, warmShade, 0.55] }
const COAT: Form = { middle: [0, 190], reach: 165, dark: [1, shade, 0.62] }
/** A thing in the hands, at x, y. */
export const thing = (x: number, y: number, reach: number): Form => ({ ...COAT, middle: [x, y], reach })

type Lit = Pick<Tones, 'rim' | 'from'>

/** A shape with the light along the edge that is turned to it. */
export function edged(d: string, fill: Paint, { rim, from = [5, 3] }: Lit, form = HEAD): Node[] {
  const [x, y] = from
  const around = form.around ?? AROUND
  const thin = EDGE / Math.hypot(x, y)
  const across = (...stops: Gradient['stops']): Gradient => {
    const at = (side: number): Point => [
      form.middle[0] + (side * form.reach * x) / Math.hypot(x, y),
      form.middle[1] - (side * form.reach * y) / Math.hypot(x, y),
    ]
    return { kind: 'linear', from: at(1), to: at(-1), stops }
  }
  return [
    {
      clip: d,
      nodes: [
        { d: around, fill },
        { d: around, fill: across([0.12, rim], [0.5, rim, 0]) },
        { transform: `translate(${tidy(-x * thin)} ${tidy(y * thin)})`, nodes: [{ d, fill }] },
        { d: around, fill: across([0, rim, 0.28], [0.42, rim, 0], [0.42, form.dark[1], 0], form.dark) },
      ],
    },
  ]
}

/** The back of it, and the four fingers that bend at their knuckles. */
const HAND =
  'M-20-12C-10-17 2-19 11-17C19-18 25-12 22-6C27-5 27 2 23 4C26 7 23 12 18 12C17 17 10 19 4 17C-4 18-13 16-20 13z'

/** A closed hand: the knuckles to the right, the thumb on top. */
export function hand(x: number, y: number, turn: number, skin: string): Node {
  return {
    transform: `translate(${x} ${y}) rotate(${turn})`,
    nodes: [
      { d: HAND, fill: down(-8, 24, [0, skin], [1, mix(skin, warmShade, 0.5)]) },
      // The thumb, over the first finger.
      { d: 'M-14-10C-8-20 4-27 13-24C18-22 17-16 12-14C6-11 2-6-3-3z', fill: skin },
      {
        d: 'M8-8C13-8 18-7 22-6M7 2C13 2 19 3 23 4M5 11C10 11 14 12 18 12M13-14C6-11 2-6-3-3',
        stroke: mix(skin, warmShade, 0.45),
        width: 1.8,
        round: true,
      },
    ],
  }
}

const BACK =
  'M-136 330C-138 196-124 142-78 118C-50 105-30 98-24 70H24C30 98 50 105 78 118C124 142 138 196 136 330z'
/** Folds of the cloth between the shoulders and under the collar. */
const BACK_FOLDS =
  'M-66 140C-46 186-50 244-72 316C-60 244-62 190-66 140zM62 136C44 190 54 240 78 310C62 240 62 186 62 136zM4 150C14 200 10 250-4 310C4 250 6 200 4 150zM-34 112C-8 126 16 126 40 110C18 140-12 142-34 112z'
const NECK = 'M-24 40C-22 64-24 82-36 96C-14 110 14 110 36 96C24 82 22 64 24 40z'

/** From behind. `hair` is drawn last, over the head. */
export function fromBehind(tones: Tones, ...over: readonly Node[]): Node[] {
  const { skin, coat } = tones
  return [
    ...edged(BACK, coat, tones, COAT),
    { d: BACK_FOLDS, fill: FOLDED },
    { d: NECK, fill: mix(skin, ink.soil, 0.3) },
    { d: NECK, fill: down(56, 106, [0, warmShade, 0.6], [1, warmShade, 0]) },
    { d: 'M-44 10C-42 46-28 64 0 66C28 64 42 46 44 10z', fill: mix(skin, warmShade, 0.45) },
    { d: 'M-47 2C-56-2-58 20-46 24zM47 2C56-2 58 20 46 24z', fill: skin },
    ...over,
  ]
}

/** Hair from behind. */
export const behind = {
  /** Its line at the neck is straight. */
  short: 'M-49 4C-55-46-32-68 0-68S55-46 49 4C47 26 41 40 31 49 18 54-18 54-31 49-41 40-47 26-49 4z',
  bob: 'M-56 62C-66 10-62-70 0-70S66 10 56 62C40 78-40 78-56 62z',
  long: 'M-58 70C-66 0-60-70 0-70S66 0 58 70C64 110 60 160 44 184C16 196-16 196-44 184C-60 160-64 110-58 70z',
  curls:
    'M-44 40Q-62 34-56 16-72 4-62-14-72-36-54-46-54-68-32-68-22-84 0-78 22-84 32-68 54-68 54-46 72-36 62-14 72 4 56 16 62 34 44 40 36 56 18 50 0 60-18 50-36 56-44 40z',
} as const

const BODY =
  'M-38 82C-82 92-114 126-122 196L-136 330H134C138 250 124 168 92 130C74 110 46 102 28 92C10 104-18 102-38 82z'
/** Folds from the shoulder down, before the chest and under the collar. */
const BODY_FOLDS =
  'M-92 142C-74 186-78 250-108 326C-86 250-86 190-92 142zM76 130C90 176 70 226 30 270C66 222 80 176 76 130zM-30 100C-4 120 24 116 42 100C28 134-8 136-30 100z'
/** They begin softly. */
const FOLDED = down(96, 330, [0, shade, 0.4], [0.24, shade, 0.16], [0.6, shade, 0.42], [1, shade, 0.3])
const CHEEK: Point = [22, 24]

/** From the side, facing right. */
export function inProfile(tones: Tones, ...over: readonly Node[]): Node[] {
  return [...face(tones), ...edged(BODY, tones.coat, tones, COAT), { d: BODY_FOLDS, fill: FOLDED }, ...over]
}

/** From behind, with the head turned to the left, over which is `over`, facing right. */
export function turnedAside(tones: Tones, ...over: readonly Node[]): Node[] {
  const [x, y] = tones.from ?? [-5, 3]
  return [
    mirrored(face({ ...tones, from: [-x, y] }), -6, 0, 1),
    ...edged(BACK, tones.coat, tones, COAT),
    { d: BACK_FOLDS, fill: FOLDED },
    mirrored(over, -6, 0, 1),
  ]
}

/** The face and the neck, facing right, without shoulders. */
export function face(tones: Tones): Node[] {
  const { skin, profile = 'even' } = tones
  return [
    ...edged(profiles[profile], skin, tones, { ...HEAD, dark: [1, skinShade, 0.34] }),
    // Under the jaw, whose line is lost towards the ear.
    {
      d: 'M31 60C12 60-2 50-12 26L-36 34C-34 60-34 80-40 100H25C16 84 15 70 16 59z',
      fill: down(30, 110, [0, skinShade, 0], [0.36, skinShade, 0.3], [1, skinShade, 0]),
    },
    { d: ellipse(...CHEEK, 18), fill: glow(CHEEK, 18, 1, [0, ink.brick, 0.14], [1, ink.brick, 0]) },
    { d: 'M28-1C32-6 37-6 40-2C36 1 32 2 28-1z', fill: mix(ink.oak, ink.paper, 0.6), opacity: 0.8 },
    { d: ellipse(35.6, -2, 2.3, 2.8), fill: shade },
    { d: 'M27-1C31-7 37-7 41-3', stroke: shade, width: 2.2, round: true },
    { d: 'M24-12C29-18 36-19 41-16', stroke: shade, width: 3.2, round: true, opacity: 0.8 },
    {
      d: 'M42 13C39 15 39 19 42 20M34 33C37 37 42 37 46 35',
      stroke: warmShade,
      width: 2,
      opacity: 0.5,
      round: true,
    },
  ]
}

/** Hair from the side. */
export const aside = {
  short:
    'M-36 50C-60 20-62-66 4-70C38-72 52-48 44-24C32-34 18-36 8-32C8-18 4-8-4-2C-12-6-20 2-16 14C-14 24-20 40-36 50z',
  bob: 'M-38 66C-74 40-70-68 2-72C40-74 52-48 43-22C34-34 24-38 16-38C16-10 10 24 2 50C-8 66-26 70-38 66z',
  swept:
    'M-36 54C-66 30-64-64 2-72C30-75 54-62 47-32C34-42 20-44 12-40C8-24 0-10-10-4C-18-2-20 8-17 18C-18 34-24 46-36 54z',
  curls:
    'M-38 50Q-58 48-54 30-72 24-66 2-80-14-66-32-70-56-48-62-42-82-18-78 0-92 18-78 40-80 44-60 58-46 45-26C36-38 26-42 16-36C16-14 6-4-6 0C-14 10-18 32-26 44z',
  /** In a tail at the neck. */
  tied: 'M-24 30C-30 40-40 44-44 54C-50 76-58 92-68 108C-84 92-90 60-84 34C-80 16-70 6-58 4C-62-40-40-68 2-71C32-74 52-58 46-30C38-40 24-44 14-38C6-26-2-10-10 0C-18 6-18 20-24 30z',
  /** What age leaves, under a bare crown. */
  receding:
    'M-34 46C-54 30-58-14-48-34C-42-44-30-44-24-36C-18-28-14-16-8-8C-15-4-18 8-16 18C-16 30-24 40-34 46z',
} as const

/** A short beard, and the lips that it leaves free. */
export const beard = (skin: string, hair: string): Node[] => [
  { d: 'M-14 20C-4 30 4 26 14 28C28 24 40 26 50 32C54 56 38 76 16 72C0 68-12 48-14 20z', fill: hair },
  { d: 'M38 38C42 36 46 37 49 38', stroke: skin, width: 4, round: true },
]

/** The ear that short hair leaves free. */
export const ear = (skin: string): Node => ({
  d: 'M-14 2C-24-2-26 22-14 26C-6 26-4 4-14 2z',
  fill: mix(skin, ink.soil, 0.15),
})

/** A round lens before the eye, and the thin temple to the ear, or to the hair that hides it. */
export const glasses = (tone: string, ear = -12): Node => ({
  d: `${ellipse(38, -1, 6, 9)}M32-2L${ear}-4`,
  stroke: tone,
  width: 1.8,
})

/** The nodes, facing left, with the middle of the head at x, y. */
export const mirrored = (nodes: readonly Node[], x: number, y: number, scale: number): Node => ({
  nodes,
  transform: `translate(${x} ${y}) scale(${-scale} ${scale})`,
})
