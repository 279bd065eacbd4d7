/** What a quadrant's landmark is made of. All are drawn on a frame of one size, from the horizon's sky to the near ground. */
import type { Daylight } from '../../../src/features/daylight/daylight.ts'
import type { Hour } from '../hero/hour.ts'
import type { Haze } from '../hero/land.ts'
import type { Layout } from '../hero/layout.ts'
import type { Point, Shape } from '../shape.ts'
import type { Skyline } from '../skyline.ts'

export const [WIDTH, HEIGHT] = [1600, 600]
/** Width of the part that phones show. */
export const PHONE = 1000

/** Drawn back to front; a mirror repeats what has been drawn above its line, upside down and stirred. */
export interface Layer {
  shapes: readonly Shape[]
  haze?: Haze
  /** In px. */
  blur?: number
  /** How the layer joins those below; `screen` is for light. */
  blend?: 'screen' | 'multiply' | 'soft-light'
  /** What is taken out of the layer again: its colours do not matter, only how opaque they are. */
  clear?: readonly Shape[]
  windows?: Skyline
  mirror?: Mirror
}

interface Mirror {
  line: number
  /** How much of the depth above the line a px below it shows. */
  stretch: number
  opacity: number
}

export interface Landmark {
  layout: Layout
  /** The light of its day; its night is the hero's. */
  day: Daylight
  moon: Point
  /** Left end of the part that phones show, which is `PHONE` px wide. */
  phone: number
  /** What differs from the hero's inks in its day. */
  tune?: (hour: Hour) => Hour
  layers: (hour: Hour, dark: boolean) => readonly Layer[]
}
