/** What the boats leave on the water. */
import type { Hour } from '../../hero/hour.ts'
import { mix } from '../../palette.ts'
import type { Shape } from '../../shape.ts'
import { gleamOf, glitter } from '../water.ts'
import { SHORE } from './view.ts'

/** The waves between the boats, and the wake of the near one. */
export const wake = ({ inks: ink }: Hour, dark: boolean): Shape[] => [
  { d: glitter(SHORE, [19, 960, 420, 240]), fill: mix(ink.blue, ink.cloud, 0.4), opacity: 0.3 },
  { d: 'M828 479Q900 484 1010 482L1120 487Q980 491 800 485z', fill: gleamOf(dark), opacity: 0.5 },
]
