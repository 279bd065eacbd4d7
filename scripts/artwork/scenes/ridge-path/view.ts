/** Where the horizon of the ridge is, and the light of its late afternoon, which comes from the right. */
import { ink, mix, oklch } from '../../palette.ts'

export const LINE = 482
export const sun = mix(ink.wheat, ink.gold, 0.4)
export const air = mix(ink.blush, ink.wheat, 0.35)
export const grass = {
  lit: mix(oklch(80, 0.1, 92), ink.wheat, 0.25),
  mid: mix(oklch(66, 0.09, 96), ink.oak, 0.15),
  shade: mix(oklch(48, 0.06, 120), ink.nearRange, 0.3),
  deep: mix(ink.hill, oklch(40, 0.06, 110), 0.4),
}
