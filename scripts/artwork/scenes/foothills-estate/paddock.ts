/** The paddock: a fence of rails, two horses, and the shadows that they throw to the right. */
import { ink, mix } from '../../palette.ts'
import { type Point, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { at, beam, bright, cast, timberLit } from './view.ts'

const bay = mix(ink.oak, ink.soil, 0.45)
const grey = mix(mix(ink.belly, ink.wheat, 0.5), ink.oak, 0.2)

/** From the withers along the back, the hind leg, the belly and the foreleg to the chest; 100 px at the withers. */
const BODY =
  'C-10-92 8-92 22-97C36-101 50-97 53-85 57-74 56-64 53-57L55-39 50-33 53-8 57 0H45L46-8 43-33C41-44 37-52 29-58 12-49-10-49-27-56L-29-31-30-7-28 0H-39L-38-7-41-33C-43-46-49-56-52-66'
const FAR_LEGS =
  'M32-60Q38-46 32-35L35-7 39 0H28L29-7 25-36 22-58zM-46-60L-52-33-53-7-58 0H-47L-46-7-42-33-34-56z'
const TAIL = 'M50-92C66-86 66-54 60-26 54-34 52-58 48-74z'

/** One that grazes, facing the sun. */
const grazing = (coat: string): Shape[] => [
  { d: FAR_LEGS, fill: mix(coat, ink.deep, 0.5) },
  { d: TAIL, fill: mix(coat, ink.deep, 0.6) },
  {
    d: `M-26-99${BODY}C-60-58-67-50-72-42-74-30-81-15-85-7-89-1-98-3-98-9-96-23-91-42-84-56-72-78-50-97-26-99z`,
    fill: coat,
  },
  {
    d: 'M-86-54L-84-64-78-58zM-26-99C-50-97-72-78-84-56L-74-50C-66-68-48-84-20-90z',
    fill: mix(coat, ink.deep, 0.6),
  },
  {
    d: 'M53-85Q57-70 53-57L55-39 50-33 53-8H46L43-33C41-44 37-52 29-58 12-49-10-49-27-56 4-58 40-60 53-85z',
    fill: ink.night,
    opacity: 0.3,
  },
  {
    d: 'M-97-10Q-95-26-88-44M-52-66Q-46-54-41-34L-38-8M-24-98Q0-90 24-97 38-100 48-92',
    stroke: bright,
    width: 2.5,
    round: true,
  },
]

/** One that looks up. */
const watching = (coat: string): Shape[] => [
  { d: FAR_LEGS, fill: mix(coat, ink.deep, 0.5) },
  { d: TAIL, fill: mix(coat, ink.deep, 0.5) },
  {
    d: `M-20-97${BODY}C-56-82-58-94-58-106L-72-108Q-80-104-86-108-90-114-84-120L-66-140-62-152-56-144C-44-134-34-112-20-97z`,
    fill: coat,
  },
  { d: 'M-58-146C-42-142-28-112-14-94L-24-96C-38-110-46-128-58-138z', fill: mix(coat, ink.deep, 0.5) },
  {
    d: 'M53-85Q57-70 53-57L55-39 50-33 53-8H46L43-33C41-44 37-52 29-58 12-49-10-49-27-56 4-58 40-60 53-85z',
    fill: ink.night,
    opacity: 0.25,
  },
  {
    d: 'M-85-119L-66-140-62-150M-57-100Q-56-80-51-64L-41-34-38-8M0-93Q16-94 24-97 38-100 48-92',
    stroke: bright,
    width: 2.5,
    round: true,
  },
]

const spot = (along: number, across: number): Point => at(along, across).map(Math.round) as [number, number]

export function horses(): Node[] {
  const [near, far] = [spot(15, 16.6), spot(20, 26)]
  const throws = ([x, y]: Point, size: number) =>
    `M${x - 40 * size} ${y - 4}Q${x + 100 * size} ${y - 12} ${x + 240 * size} ${y - 4 + 8 * size} ${x + 100 * size} ${y + 12 * size} ${x - 30 * size} ${y + 6}z`
  return [
    { d: throws(near, 1) + throws(far, 0.7), fill: cast, opacity: 0.6 },
    { transform: `translate(${far.join(' ')}) scale(.78)`, nodes: watching(grey) },
    { transform: `translate(${near.join(' ')}) scale(1.1)`, nodes: grazing(bay) },
  ]
}

/** Posts each so far along and across, from the drive to the right and back to the house. */
const LINES: readonly (readonly Point[])[] = [
  [
    [23.4, 25],
    [21, 21.6],
    [18.6, 18.2],
    [16.2, 14.8],
    [13.8, 12.2],
    [11.4, 9.6],
  ],
  [
    [11.4, 9.6],
    [11.4, 12.4],
    [11.4, 15.2],
    [11.4, 18],
    [11.4, 20.8],
    [11.4, 24],
  ],
]

export function fence(which: 0 | 1): Node[] {
  const posts = LINES[which] ?? []
  const rails = (up: number) => polyline(posts.map(([s, t]) => at(s, t, up)))
  const rail = (up: number, thick: number) =>
    polygon([
      ...posts.map(([s, t]) => at(s, t, up + thick)),
      ...posts.map(([s, t]) => at(s, t, up)).reverse(),
    ])
  const post = ([s, t]: Point, from: number, to: number) =>
    polygon([at(s, t + from, 0), at(s, t + to, 0), at(s, t + to, 1.45), at(s, t + from, 1.45)])
  return [
    {
      d: posts.map(([s, t]) => polyline([at(s, t), at(s - 0.5, t + 2.2)])).join(''),
      stroke: cast,
      width: 7,
      opacity: 0.6,
    },
    { d: [0.35, 0.78, 1.2].map((up) => rail(up, 0.13)).join(''), fill: beam },
    { d: [0.48, 0.91, 1.33].map(rails).join(''), stroke: timberLit, width: 2.5 },
    { d: posts.map((p) => post(p, -0.1, 0.1)).join(''), fill: beam },
    { d: posts.map((p) => post(p, -0.1, -0.03)).join(''), fill: timberLit },
  ]
}
