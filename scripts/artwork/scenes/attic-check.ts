import { ink, mix } from '../palette.ts'
import { glow, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { buyers, hatch } from './attic-check/buyers.ts'
import { inspector, torchlight } from './attic-check/inspector.ts'
import { attic, gable, trusses } from './attic-check/roof.ts'
import { height, width } from './frame.ts'

/** At night the attic is dark but for the torch and the hatch. */
const DARK: Shape = {
  d: rect(0, 0, width, height),
  fill: mix(ink.deep, ink.soil, 0.2),
  opacity: 0.76,
  nightly: true,
}
const UNLIT: Shape = {
  d: rect(380, 240, 720, 660),
  fill: glow([740, 640], 360, 0.9, [0, ink.deep, 0.62], [0.5, ink.deep, 0.4], [1, ink.deep, 0]),
  nightly: true,
}

/** An inspector kneels in an attic with a torch at its roof, and the buyers look on from the hatch. */
export function atticCheck(): string {
  return svg(width, height, [
    ...attic(),
    ...gable(),
    ...trusses(),
    DARK,
    ...hatch(),
    ...torchlight(),
    ...buyers(),
    ...inspector(),
    UNLIT,
  ])
}
