/** What stands behind a landmark: the ranges, in the hero's inks, and downtown. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { mountains } from '../hero/mountains.ts'
import { mix } from '../palette.ts'
import type { Shape } from '../shape.ts'
import { type Place, type Skyline, skyline } from '../skyline.ts'

type Form = Parameters<typeof mountains>[2]

export function farRange(layout: Layout, hour: Hour, form: Form): Shape[] {
  const { inks: ink, haze, snow } = hour
  return mountains(layout, hour, form, {
    rock: mix(ink.farRange, ink.blue, 0.1),
    foot: mix(ink.farRange, haze.lit, 0.34),
    shade: mix(ink.farRange, ink.blue, 0.45),
    snow: snow.lit,
    bright: snow.far,
    shadow: mix(ink.farRange, ink.glacier, 0.3),
  })
}

/** The range in front of it; `share` is how much of its snow is lit. */
export function nearRange(layout: Layout, hour: Hour, form: Form, share = 1): Shape[] {
  const { inks: ink, snow } = hour
  return mountains(layout, hour, form, {
    rock: mix(ink.midRange, ink.blue, 0.3),
    foot: mix(ink.midRange, ink.farRange, 0.4),
    shade: mix(ink.blue, ink.navy, 0.35),
    snow: mix(ink.glacier, snow.lit, 0.6),
    bright: snow.mid * share,
    shadow: mix(ink.midRange, ink.glacier, 0.35),
  })
}

export function downtown(place: Pick<Place, 'x' | 'ground' | 'scale'>, hour: Hour): Skyline {
  const { inks: ink, lamps } = hour
  return skyline({
    ...place,
    haze: mix(ink.midRange, ink.gold, 0.25),
    light: 1,
    inks: { ...ink, ...hour.towers },
    lit: lamps.lit,
    rim: hour.wall,
  })
}
