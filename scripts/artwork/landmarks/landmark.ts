/** What a quadrant's landmark is made of. All are drawn on a frame of one size, from the horizon's sky to the near ground. */
import type { Moonlight } from '../night.ts'
import { kept } from '../palette.ts'
import type { Paint, Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

export const [WIDTH, HEIGHT] = [1600, 600]
/** Width of the part that phones show. */
export const PHONE = 1000

export interface Landmark {
  /** Left end of the part that phones show, which is `PHONE` px wide. */
  phone: number
  moonlight?: Moonlight
  draw: (dark: boolean) => Node[]
}

/** Shapes that have tones of their own for the night: it leaves them as they are. */
export const asIs = (shapes: readonly Shape[]): Shape[] =>
  shapes.map(({ fill, stroke, ...shape }) => ({
    ...shape,
    ...(fill && { fill: keptPaint(fill) }),
    ...(stroke && { stroke: keptPaint(stroke) }),
  }))

function keptPaint(paint: Paint): Paint {
  if (typeof paint === 'string') return kept(paint)
  return {
    ...paint,
    stops: paint.stops.map(([at, colour, opacity = 1]) => [at, kept(colour), opacity] as const),
  }
}
