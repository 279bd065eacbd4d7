/** Heads of hair: an outline with the light along its edge, its locks in shade, and a few strands that catch the light. */
import { mix } from '../palette.ts'
import type { Node } from '../svg.ts'
import { aside, behind, edged, shade, type Tones } from './figure.ts'

/** Those of large heads, which end in points at the neck, where small ones are plain. */
const OUTLINES = {
  behind: {
    ...behind,
    short:
      'M-49 4C-56-44-36-66-6-69C-2-75 6-74 8-69C38-66 56-44 49 4C48 18 45 28 39 35L35 48 25 43 18 55 8 48 0 56-9 48-19 55-25 43-35 47-39 35C-45 28-48 18-49 4z',
    bob: 'M-47 66C-72 26-64-66-3-70L0-66 4-71C64-68 72 22 50 62C46 72 38 78 30 70C25 80 13 83 5 74C-2 84-16 83-22 73C-30 80-42 77-47 66z',
  },
  aside: {
    ...aside,
    bob: 'M-45 64C-76 32-70-66 0-73C40-76 55-50 46-18C41-28 32-36 20-38C22-12 16 14 5 36C4 50 10 58 18 60C12 71-6 72-14 63C-22 75-37 74-45 64z',
  },
} as const

/** The locks, and the strands nearer to the light, of each outline. */
const LOCKS = {
  behind: {
    short: [
      'M-6-66C-34-54-44-22-40 12M10-66C-8-42-22-8-18 42M24-60C26-28 20 8 12 46',
      'M16-64C38-50 44-18 40 16M4-67C-18-50-32-22-31 14M20-62C14-34 0 0-2 40',
    ],
    bob: [
      'M0-70C-30-58-48-16-42 52M0-70C-14-40-24 10-15 64M0-70C18-44 22 10 12 70M0-70C38-54 48-6 40 56',
      'M2-70C28-50 36-4 28 62M1-70C44-60 54-20 50 34M-1-70C-24-46-36-4-30 62',
    ],
    long: [
      'M0-70C-30-58-48 4-36 170M0-70C-10-30-14 60-10 180M0-70C16-30 20 60 16 184M0-70C38-54 48 20 38 164',
      'M2-70C30-50 36 40 28 176M1-70C46-60 54 20 50 120',
    ],
    curls: [
      'M-48-14q10-12 18 0M-40-42q10-12 18 0M-10-54q10-12 18 0M-38 16q10-12 18 0M-16-22q10-12 18 0M16-6q10-12 18 0M-6 18q10-12 18 0M24 26q10-10 16 0',
      'M16-66q16-8 22 6M36-38q14-4 16 10M6-34q12-12 20 0M44-8q10-2 10 8',
    ],
  },
  aside: {
    short: [
      'M-6-56C-34-52-48-22-38 24M-2-50C-24-40-34-10-28 36M4-46C-8-36-12-22-12-10',
      'M-4-62C20-66 38-54 42-36M0-54C18-56 30-46 36-34',
    ],
    bob: [
      'M6-66C-34-64-58-20-42 52M10-62C-18-52-34-6-26 60M14-56C0-40-6 0-8 58',
      'M8-69C30-70 44-56 45-36M12-62C28-60 36-50 39-38M11-60C-6-44-14-4-16 50',
    ],
    swept: [
      'M40-58C0-64-44-50-50 6M44-50C6-54-28-40-38 22M42-42C14-46-12-34-26 4',
      'M42-62C16-72-16-66-34-44M45-46C24-52 0-46-18-26',
    ],
    curls: [
      'M-56-10q10-12 18 0M-50-38q10-12 18 0M-22-56q10-12 18 0M-48 20q10-12 16 2M-30-22q10-12 18 0M-30 8q8-10 14 2M4-50q10-10 16 2',
      'M10-70q16-8 22 6M-18-70q10-8 18-2M30-50q12-2 12 10M-2-34q8-8 14 0',
    ],
    tied: [
      'M40-56C4-64-44-46-52 2M36-44C4-46-28-28-44 10M-54 14C-72 20-76 60-68 96',
      'M38-62C14-70-18-64-36-42M40-48C18-50-6-40-24-18M-58 20C-66 34-66 56-62 74',
    ],
    receding: ['M-44-24C-50 0-44 24-34 36M-34-34C-38-12-34 10-26 26', 'M-30-38C-24-28-20-16-16-6'],
  },
} as const

function lock(outline: string, [dark, lit]: readonly [string, string], tones: Tones): Node[] {
  return [
    ...edged(outline, tones.hair, tones),
    { d: dark, stroke: mix(tones.hair, shade, 0.42), width: 2.4, round: true },
    { d: lit, stroke: mix(tones.hair, tones.rim, 0.42), width: 2, round: true },
  ]
}

export const hairAside = (style: keyof typeof aside, tones: Tones): Node[] =>
  lock(OUTLINES.aside[style], LOCKS.aside[style], tones)

export const hairBehind = (style: keyof typeof behind, tones: Tones): Node[] =>
  lock(OUTLINES.behind[style], LOCKS.behind[style], tones)
