/** The colours of the room, whose light comes from the lamp at the left. */
import { ink, mix, oklch } from '../../palette.ts'

export const light = mix(ink.wheat, ink.gold, 0.35)
export const shade = mix(ink.soil, ink.deep, 0.45)
export const wood = {
  lit: mix(mix(ink.oak, ink.wheat, 0.5), ink.gold, 0.2),
  mid: mix(ink.oak, ink.soil, 0.2),
  dark: mix(ink.soil, ink.oak, 0.15),
}
export const plaster = mix(mix(ink.soil, ink.brick, 0.2), ink.oak, 0.42)
export const seat = {
  lit: mix(oklch(56, 0.06, 200), ink.wheat, 0.25),
  mid: mix(ink.nearRange, ink.blue, 0.35),
  dark: mix(ink.hill, ink.deep, 0.3),
}
