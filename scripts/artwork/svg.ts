/** Writes a drawing as an SVG file: small, without styles, scripts or external references. */
import { type Gradient, type Paint, type Shape, tidy } from './shape.ts'

/** Shapes transformed together, named for reuse, or clipped to an outline. */
interface Group {
  nodes: readonly Node[]
  transform?: string
  opacity?: number
  /** The name by which a `use` draws the group again. */
  name?: string
  /** The outline that clips the group. */
  clip?: string
  /** Whether this is what a window shows: in a room with lamps, night is outside alone. */
  outside?: boolean
  /** Whether all of it is there by day alone, as those at work in a garden. */
  daily?: boolean
  /** Whether all of it is there at night alone, as what they left there. */
  nightly?: boolean
}

interface Use {
  use: string
  transform: string
}

export type Node = Shape | Group | Use

/** The class of windows that are lit at night alone. */
export const LIT = 'lit'
/** The class of what is there at night alone. */
export const NIGHTLY = 'nightly'
/** The class of what is there by day alone. */
export const DAILY = 'daily'
/** The class of coloured glass. */
export const GLASS = 'glass'
/** The class of what is seen through a window, and of its gradients. */
export const OUTSIDE = 'out'

/** The nodes, moved to x, y and scaled. */
export const placed = (nodes: readonly Node[], x: number, y: number, scale: number): Node => ({
  nodes,
  transform: `translate(${x} ${y}) scale(${scale})`,
})

/** The SVG file of a drawing `width` by `height` px. A `stretchy` one is stretched to fill its box. */
export function svg(width: number, height: number, nodes: readonly Node[], stretchy = false): string {
  const defs = new Map<string, string>()
  const body = write(nodes, { defs, outside: false })
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round"${stretchy ? ' preserveAspectRatio="none"' : ''}>`
  return `${head}${defs.size ? `<defs>${[...defs.values()].join('')}</defs>` : ''}${body}</svg>\n`
}

/** The definitions so far, and whether what is written now is seen through a window. */
interface Page {
  defs: Map<string, string>
  outside: boolean
}

function write(nodes: readonly Node[], page: Page): string {
  return nodes
    .map((node) => ('d' in node ? path(node, page) : 'use' in node ? again(node) : group(node, page)))
    .join('')
}

function path(
  { d, fill, stroke, width, round, dash, opacity, lit, nightly, daily, glass }: Shape,
  page: Page,
): string {
  if (!d) return ''
  const lines = stroke
    ? `${attribute('stroke', paint(stroke, page))}${width ? attribute('stroke-width', tidy(width)) : ''}${round ? ' stroke-linecap="round"' : ''}${dash ? attribute('stroke-dasharray', dash.join(' ')) : ''}`
    : ''
  const named = lit ? LIT : nightly ? NIGHTLY : glass ? GLASS : daily && DAILY
  return `<path${named ? attribute('class', named) : ''}${attribute('fill', fill ? paint(fill, page) : 'none')}${lines}${faint(opacity)} d="${d}"/>`
}

function group(
  { nodes, transform, opacity, name, clip, outside, daily, nightly }: Group,
  page: Page,
): string {
  const named = outside ? OUTSIDE : nightly ? NIGHTLY : daily && DAILY
  let attributes = `${named ? attribute('class', named) : ''}${name ? attribute('id', name) : ''}${transform ? attribute('transform', transform) : ''}${faint(opacity)}`
  if (clip) {
    const id = defined(page.defs, clip, (name) => `<clipPath id="${name}"><path d="${clip}"/></clipPath>`)
    attributes += attribute('clip-path', `url(#${id})`)
  }
  return `<g${attributes}>${write(nodes, outside ? { ...page, outside } : page)}</g>`
}

const again = ({ use, transform }: Use): string => `<use href="#${use}"${attribute('transform', transform)}/>`

function paint(fill: Paint, { defs, outside }: Page): string {
  if (typeof fill === 'string') return fill
  const seen = outside ? attribute('class', OUTSIDE) : ''
  return `url(#${defined(defs, seen + JSON.stringify(fill), (id) => gradient(fill, id, seen))})`
}

/** The id of a definition, made once for each key. */
function defined(defs: Map<string, string>, key: string, make: (id: string) => string): string {
  const known = [...defs.keys()].indexOf(key)
  const id = name(known < 0 ? defs.size : known)
  if (known < 0) defs.set(key, make(id))
  return id
}

function gradient(fill: Gradient, id: string, seen: string): string {
  const stops = fill.stops
    .map(([at, colour, opacity = 1]) => {
      const see = opacity === 1 ? '' : attribute('stop-opacity', hundredth(opacity))
      return `<stop${at ? attribute('offset', hundredth(at)) : ''}${attribute('stop-color', colour)}${see}/>`
    })
    .join('')
  const units = ' gradientUnits="userSpaceOnUse"'
  if (fill.kind === 'linear') {
    const { from, to } = fill
    const upright = from[0] === to[0]
    const xs = upright ? ' x2="0"' : `${attribute('x1', tidy(from[0]))}${attribute('x2', tidy(to[0]))}`
    const ys =
      upright || from[1] !== to[1] ? `${attribute('y1', tidy(from[1]))}${attribute('y2', tidy(to[1]))}` : ''
    return `<linearGradient id="${id}"${seen}${units}${xs}${ys}>${stops}</linearGradient>`
  }
  const [x, y] = fill.centre
  const squash = fill.squash ?? 1
  const flat =
    squash === 1 ? '' : attribute('gradientTransform', `matrix(1 0 0 ${squash} 0 ${tidy(y * (1 - squash))})`)
  return `<radialGradient id="${id}"${seen}${units} cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(fill.radius)}"${flat}>${stops}</radialGradient>`
}

const attribute = (name: string, value: string | number): string => ` ${name}="${value}"`

const faint = (opacity: number | undefined): string =>
  opacity === undefined || opacity === 1 ? '' : attribute('opacity', hundredth(opacity))

const hundredth = (value: number): number => Math.round(value * 100) / 100

const name = (index: number): string =>
  `${String.fromCharCode(97 + (index % 26))}${index >= 26 ? Math.floor(index / 26) : ''}`
