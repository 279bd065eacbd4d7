/** A range of the hero: rock, shaded faces, snow, and the cloud's shadow away from the light. */
import { toFloor } from '../hills.ts'
import { range } from '../ridges.ts'
import { down, type Gradient, type Point, polygon, type Shape, type Stop } from '../shape.ts'
import type { Hour } from './hour.ts'
import type { Layout } from './layout.ts'

interface Form {
  seed: number
  base: number
  rise: number
  spacing: number
  gullied?: boolean
}

interface Tones {
  rock: string
  foot: string
  shade: string
  snow: string
  shadow: string
  /** How strong the lit snow is. */
  bright: number
}

export function mountains(layout: Layout, hour: Hour, form: Form, tones: Tones): Shape[] {
  const { width, height, light, relief } = layout
  const rise = form.rise * relief
  // Low away from the light, so that its band shows over them.
  const crest = { x: light.x, spread: 0.34 }
  const ridge = range({
    ...form,
    width,
    rise,
    spacing: form.spacing * relief,
    light: light.x,
    crest,
    step: 4,
  })
  const crown = form.base - rise
  const silhouette = polygon(toFloor(ridge.line, height + 4), 1)
  const faces = (outlines: readonly Point[][]) => outlines.map((face) => polygon(face, 1)).join('')
  return [
    { d: silhouette, fill: down(crown, form.base, [0, tones.rock], [1, tones.foot]) },
    { d: faces(ridge.shade), fill: down(crown, form.base, [0, tones.shade, 0.8], [1, tones.shade, 0.1]) },
    { d: faces(ridge.shadedSnow), fill: tones.shadow, opacity: 0.75 },
    { d: faces(ridge.litSnow), fill: tones.snow, opacity: tones.bright },
    { d: silhouette, fill: dimming(layout, hour) },
  ]
}

/** The cloud's shadow over the ranges, outside the light. */
function dimming({ width, light }: Layout, { shadow }: Hour): Gradient {
  const stops = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((offset): Stop => {
    const away = offset * width - light.x
    const share = away < 0 ? -away / light.left : away / light.right
    return [offset, shadow.colour, shadow.strength * (1 - Math.exp(-(share ** 2)))]
  })
  return { kind: 'linear', from: [0, 0], to: [width, 0], stops }
}
