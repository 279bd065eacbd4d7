/**
 * A drawing at night, in the dark theme. An SVG file in an `img` has the colour scheme of its page, so that one file is
 * both: the night is a style for each colour of the day.
 */
import { ink, oklch, toHex, toLab } from './palette.ts'
import { hairs, skins } from './portraits/figure.ts'
import { moods } from './scenes/moods.ts'
import { DAILY, GLASS, LIT, NIGHTLY, OUTSIDE } from './svg.ts'

/** The attributes that have a colour. Of a gradient, which is a sky or a wall, less of the light and its colour is left. */
const PAINTS = [
  { paint: 'fill', light: 0.42, own: 0.5 },
  { paint: 'stroke', light: 0.42, own: 0.5 },
  { paint: 'stop-color', light: 0.33, own: 0.3 },
] as const

/** Of a sleeve, which comes out of the colour of the coat, as much is left as of the coat. */
const [AS_CLOTH] = PAINTS
const JOINED =
  /stop-color="(#\w{6})" stop-opacity="0"\/><stop offset="0\.46" stop-color="(#\w{6})"\/><\/linear/g

/** Lightness up to which the night leaves a colour as it is. */
const DARK = 0.25
/** The colour that moonlight gives to white: in most nights, and where some of the dusk is left. */
const MOONS = {
  blue: { a: -0.06, b: -0.135 },
  indigo: { a: -0.022, b: -0.135 },
} as const
/** Of a late night, in which lamps alone give light, so much of the light and the colour that another night leaves. */
const OF_LATE = { light: 0.48, own: 0.8 }
/** The snow under a clear sky is what is brightest after windows: so much of the light is left of what is so light by day. */
const SNOW = { from: 0.84, light: 0.56, tint: { a: -0.032, b: -0.082 } }
/**
 * Its colour; `late` is the blue one, with less of the day, and `snow` the one with bright snow. A room that shows no window has none and keeps its colours:
 * its shapes alone say what the night adds.
 */
export type Moonlight = keyof typeof MOONS | 'late' | 'snow' | 'none'
/** What is lit, by day as well; a cloud of the same colour is transparent. At night it is brighter. */
const LAMPS: readonly string[] = [ink.lamp, ink.gold]
const GLOW = oklch(87, 0.115, 82)
/** Around lit windows: light that fades, 9 px wide. */
const HALO = `filter:drop-shadow(0 0 9px ${GLOW})`
/** Of a face, which is turned to a lit door, and of gray hair, more is left, and the moon colours it less. */
const FACE = 0.75
const ON_FACES = 0.4
/** Gray hair would turn green with more of either colour. */
const ON_SILVER = 0.2
const FACES: readonly string[] = Object.values(skins)
/** The arch's edge is gold at every hour, as the lines between the dark theme's bands are; by night less of it. */
const RIM: string = moods.gold.rim
const OF_RIM = 0.8
/** What is warm keeps so many times of its own colour: more of it, but in a sky, outside a room and behind a person. */
const WARMTH = { land: 1.7, sky: 0.5, outside: 0.6 }

/** The file of a drawing, with its colours at night; of a room, with those outside its windows. */
export function atNight(svg: string, moon: Moonlight = 'blue'): string {
  const within = svg.includes(`<g class="${OUTSIDE}"`) ? `.${OUTSIDE} ` : ''
  const rules = moon === 'none' ? [] : recoloured(svg, lighting(moon), within)
  const windows = svg.includes(` class="${LIT}"`) ? [`.${LIT}{fill:${GLOW}}`] : []
  const halo = `.${LIT},${within}[fill="${ink.lamp}"]:not([opacity]){${HALO}}`
  const nightly = svg.includes(NIGHTLY)
    ? [
        `.${NIGHTLY}{display:inline}.${NIGHTLY}[stroke]${KEPT_LINE.test(svg) ? ':not([stroke$=ff])' : ''}{stroke:${ink.wheat}}.${NIGHTLY}[fill="${ink.wheat}"]{fill:${ink.wheat}}`,
      ]
    : []
  const daily = svg.includes(` class="${DAILY}"`) ? [`.${DAILY}{display:none}`] : []
  const glass = svg.includes(` class="${GLASS}"`) ? [`.${GLASS}{display:inline;mix-blend-mode:multiply}`] : []
  const byDay = `${nightly.length > 0 ? `.${NIGHTLY}{display:none}` : ''}${glass.length > 0 ? `.${GLASS}{display:none}` : ''}`
  const style = `<style>${byDay}@media(prefers-color-scheme:dark){${[...rules, ...windows, halo, ...nightly, ...glass, ...daily].join('')}}</style>`
  return svg.replace(/<svg[^>]*>/, (head) => head + style)
}

/** The rules that give each colour its tone under the moon. */
function recoloured(svg: string, moonlit: ReturnType<typeof lighting>, within: string): string[] {
  const warmth = within ? WARMTH.outside : WARMTH.land
  const joined = [...svg.matchAll(JOINED)].flatMap(([, coat = '', sleeve = '']) => [coat, sleeve])
  return PAINTS.flatMap(({ paint, light, own }) =>
    coloursOf(svg, paint).flatMap((colour) => {
      const isGradient = paint === 'stop-color'
      const all = `${within}[${paint}="${colour}"]`
      let night = moonlit(colour, light, own, isGradient ? Math.min(warmth, WARMTH.sky) : warmth)
      if (FACES.includes(colour)) night = moonlit(colour, FACE, FACE, WARMTH.land, ON_FACES)
      if (colour === hairs.silver) night = moonlit(colour, FACE, ON_SILVER, 1, ON_SILVER)
      if (isGradient && joined.includes(colour)) night = moonlit(colour, AS_CLOTH.light, AS_CLOTH.own, warmth)
      if (isGradient && colour === RIM) night = moonlit(colour, OF_RIM, OF_RIM, 1, 0)
      // What a lamp or a window throws is as bright as by day.
      if (night === colour || (isGradient && LAMPS.includes(colour))) return []
      if (!LAMPS.includes(colour)) return `${all}{${paint}:${night}}`
      return `${all}{${paint}:${GLOW}}${all}[opacity]{${paint}:${night}}`
    }),
  )
}

const coloursOf = (svg: string, paint: string): string[] => [
  ...new Set([...svg.matchAll(RegExp(` ${paint}="(#\\w{6})"`, 'g'))].flatMap(([, colour]) => colour ?? [])),
]

/** A line that the night adds in a colour of its own. */
const KEPT_LINE = RegExp(`class="${NIGHTLY}"[^>]* stroke="#\\w{8}"`)
const NIGHTLY_PATHS = RegExp(`<path class="${NIGHTLY}"[^>]*>`, 'g')

/** The file of a drawing that has no night. */
export const byDayOnly = (svg: string): string =>
  svg.replace(NIGHTLY_PATHS, '').replaceAll(` class="${DAILY}"`, '')

const lighting =
  (name: Exclude<Moonlight, 'none'>) =>
  (colour: string, light: number, own: number, warmth: number = WARMTH.land, moon = 1): string => {
    const [lightness, a, b] = toLab(colour)
    if (lightness <= DARK) return colour
    // A face is lit at every hour.
    const late = name === 'late' && moon === 1 ? OF_LATE : undefined
    const snow = name === 'snow' && lightness > SNOW.from && moon === 1 ? SNOW : undefined
    const tint = snow?.tint ?? MOONS[name === 'late' || name === 'snow' ? 'blue' : name]
    const left = DARK + (lightness - DARK) * (snow?.light ?? light * (late?.light ?? 1))
    const kept = (b > 0 ? own * warmth : own) * (late?.own ?? 1)
    return toHex([left, a * kept + tint.a * moon * left, b * kept + tint.b * moon * left])
  }
