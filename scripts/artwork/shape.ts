/** A drawing is a list of shapes, back to front, rendered the same on a canvas and in an SVG file. */
export type Point = readonly [x: number, y: number]

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Gradient =
  | { kind: 'linear'; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: 'radial'; centre: Point; radius: number; squash?: number; stops: readonly Stop[] }

export type Paint = string | Gradient

export interface Shape {
  d: string
  fill?: Paint
  stroke?: Paint
  width?: number
  round?: boolean
  /** Lengths of its dashes and of the gaps between them; dashes of 0 with round ends are dots. Not on a canvas. */
  dash?: readonly number[]
  opacity?: number
  /** Whether these are windows that are lit at night alone. */
  lit?: boolean
  /** Whether this is there at night alone. */
  nightly?: boolean
  /** Whether it is there by day alone, as the light of an evening. */
  daily?: boolean
  /** Whether it is there at night alone, as a coloured glass before all that is behind it: nothing turns grey. */
  glass?: boolean
}

/** A vertical gradient between two heights. */
export function down(top: number, bottom: number, ...stops: readonly Stop[]): Gradient {
  return { kind: 'linear', from: [0, top], to: [0, bottom], stops }
}

/** A gradient along the line from one point to another. */
export const between = (from: Point, to: Point, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from,
  to,
  stops,
})

/** A soft radial gradient, `squash` times as high as it is wide. */
export function glow(centre: Point, radius: number, squash: number, ...stops: readonly Stop[]): Gradient {
  return { kind: 'radial', centre, radius, squash, stops }
}

/** The closed outline through the points. */
export function polygon(points: readonly Point[], digits = 0): string {
  return `${polyline(points, digits)}z`
}

/** The points, without those within `slack` px of the line through their neighbours. */
export function simplify(points: readonly Point[], slack: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  // A closed outline ends where it starts, so distance is measured from a point, not a line.
  const closed = length < slack * 2
  let farthest = 0
  let split = 0
  points.forEach(([x, y], index) => {
    const [ax, ay] = [x - first[0], y - first[1]]
    const away = closed ? Math.hypot(ax, ay) : Math.abs(ax * dy - ay * dx) / length
    if (away > farthest) [farthest, split] = [away, index]
  })
  if (farthest <= slack) return [first, last]
  return [...simplify(points.slice(0, split + 1), slack), ...simplify(points.slice(split), slack).slice(1)]
}

/** The open line through the points, in relative coordinates, which are the shortest. */
export function polyline(points: readonly Point[], digits = 0): string {
  const unit = 10 ** digits
  const number = (value: number) => String(Math.round(value) / unit)
  let lastX = 0
  let lastY = 0
  let d = ''
  points.forEach(([x, y], index) => {
    const atX = Math.round(x * unit)
    const atY = Math.round(y * unit)
    const stepX = atX - lastX
    const stepY = atY - lastY
    if (index > 0 && stepX === 0 && stepY === 0) return
    const second = number(stepY)
    d += index === 0 ? 'M' : index === 1 ? 'l' : stepX < 0 ? '' : ' '
    d += `${number(stepX)}${second.startsWith('-') ? '' : ' '}${second}`
    lastX = atX
    lastY = atY
  })
  return d
}

/** The smooth open curve through the points (Catmull-Rom), in relative coordinates. */
export function curve(points: readonly Point[], digits = 0): string {
  const unit = 10 ** digits
  const round = ([x, y]: Point): Point => [Math.round(x * unit), Math.round(y * unit)]
  const at = (index: number): Point =>
    round(points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0])
  const write = (x: number, y: number) => `${Math.round(x) / unit} ${Math.round(y) / unit}`
  let d = `M${write(...at(0))}`
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = at(i - 1)
    const [x1, y1] = at(i)
    const [x2, y2] = at(i + 1)
    const [x3, y3] = at(i + 2)
    const [dx, dy] = [x2 - x1, y2 - y1]
    // The first control point mirrors the previous one, so `s` needs only the second.
    d += i === 0 ? `c${write((x2 - x0) / 6, (y2 - y0) / 6)} ` : 's'
    d += `${write(dx - (x3 - x1) / 6, dy - (y3 - y1) / 6)} ${write(dx, dy)}`
  }
  return d.replace(/ -/g, '-')
}

/** Whether a point is within a closed outline: a line from it to the left crosses the outline an odd number of times. */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0]
    return y0 > y !== y1 > y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) < x
  })
  return crossings.length % 2 === 1
}

/** An axis-aligned rectangle. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${tidy(x)} ${tidy(y)}h${tidy(width)}v${tidy(height)}h${tidy(-width)}z`
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const arc = (dx: number) => `a${tidy(rx)} ${tidy(ry)} 0 1 0 ${tidy(dx)} 0`
  return `M${tidy(x - rx)} ${tidy(y)}${arc(2 * rx)}${arc(-2 * rx)}z`
}

/** Short horizontal strokes of equal length, one from each point. */
export function dashes(points: readonly Point[], length: number): string {
  let [lastX, lastY] = [0, 0]
  let d = ''
  for (const [x, y] of points) {
    const [atX, atY] = [Math.round(x), Math.round(y)]
    d += d ? `m${atX - lastX} ${atY - lastY}h${length}` : `M${atX} ${atY}h${length}`
    lastX = atX + length
    lastY = atY
  }
  return d.replace(/ -/g, '-')
}

export const tidy = (value: number): number => Math.round(value * 10) / 10
