/** The pathway along the river at dusk: the last light is behind downtown, a little to the left of the middle. */
import { ink, mix, oklch } from '../../palette.ts'

export const SHORE = 520
export const bright = mix(ink.gold, ink.wheat, 0.45)
export const dusk = mix(ink.blue, ink.navy, 0.4)
export const grass = mix(mix(oklch(46, 0.07, 145), ink.nearRange, 0.35), ink.navy, 0.2)
/** The water's outline, and the path's, from where both come. */
export const WATER = 'M0 520H792Q752 546 700 606 560 756 300 900H0z'
export const PATH = 'M560 900Q742 720 800 612 834 548 806 521L820 519Q872 546 900 616 968 742 1230 900z'
