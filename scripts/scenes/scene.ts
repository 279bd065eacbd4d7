/**
 * A drawn scene as it ships. Its file is written for people: indented, with a name for each part and each colour, and
 * the day and the night of a colour side by side. Browsers since 2023 get short names and a media query instead.
 */
import { optimize } from 'svgo'

const ROOT = /:root\s*\{([^}]*)\}/
const COLOUR = /--([\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|([^;]+));/g
const USE = /var\(--([\w-]+)\)/g

export interface Colour {
  name: string
  day: string
  night: string
}

export const coloursOf = (svg: string): Colour[] =>
  [...(ROOT.exec(svg)?.[1] ?? '').matchAll(COLOUR)].map(([, name = '', day, night, always = '']) => ({
    name,
    day: day ?? always,
    night: night ?? always,
  }))

/** The file for browsers, which need not know `light-dark()`. It draws the same pixels. */
export function shippedScene(svg: string): string {
  const short = new Map<string, string>()
  const days: string[] = []
  const nights: string[] = []
  // In this order they compress better.
  for (const { name, day, night } of coloursOf(svg).sort((a, b) => a.day.localeCompare(b.day))) {
    const property = `--${shortName(days.length)}`
    short.set(name, day === night ? day : `var(${property})`)
    if (day === night) continue
    days.push(`${property}:${day}`)
    nights.push(`${property}:${night}`)
  }
  const root = (colours: readonly string[]) => `:root{${colours.join(';')}}`
  const lowered = svg
    .replace(ROOT, days.length > 0 ? root(days) : '')
    .replace('</style>', () =>
      nights.length > 0 ? `@media (prefers-color-scheme: dark) {${root(nights)}}</style>` : '</style>',
    )
    .replace(USE, (use, name: string) => short.get(name) ?? use)
  return optimize(lowered, {
    plugins: [
      'removeComments',
      'removeTitle',
      // It leaves files with a style alone unless forced, because a style may name an id: those here name classes.
      { name: 'cleanupIds', params: { force: true } },
      'collapseGroups',
      'minifyStyles',
    ],
  }).data
}

/** The scene by day in plain colours, for programs that know neither custom properties nor media queries. */
export function sceneByDay(svg: string): string {
  const days = new Map(coloursOf(svg).map(({ name, day }) => [name, day]))
  return svg
    .replace(ROOT, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
    .replace(USE, (use, name: string) => days.get(name) ?? use)
}

/** a to z, then a1 to z1, and so on. */
function shortName(index: number): string {
  const round = Math.floor(index / 26)
  return `${String.fromCharCode(97 + (index % 26))}${round || ''}`
}
