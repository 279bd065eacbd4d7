/** The tones of an airliner, in the dawn and by night. */
import { oklch } from '../../palette.ts'

export interface Metal {
  top: string
  side: string
  belly: string
  edge: string
  dark: string
  tail: string
  band: string
  pane: string
}

export const metal = (dark: boolean, lamp: string): Metal =>
  dark
    ? {
        top: oklch(70, 0.05, 236),
        side: oklch(45, 0.06, 240),
        belly: oklch(26, 0.05, 244),
        edge: oklch(93, 0.025, 222),
        dark: oklch(15, 0.03, 240),
        tail: oklch(30, 0.06, 225),
        band: oklch(72, 0.11, 78),
        pane: lamp,
      }
    : {
        top: oklch(84, 0.045, 305),
        side: oklch(90, 0.045, 40),
        belly: oklch(47, 0.075, 305),
        edge: oklch(96, 0.045, 55),
        dark: oklch(24, 0.045, 285),
        tail: oklch(36, 0.07, 225),
        band: oklch(74, 0.13, 70),
        pane: oklch(40, 0.06, 285),
      }
