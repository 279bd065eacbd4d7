/** What the list of the desk can be narrowed to. Apart from the other numbers, which every page fetches. */
import { LEAD_SCORE } from './constants.ts'

/** Points of the score, from and to. Writing on the page of the evaluation alone scores 25. */
export const DESK_SCORES = {
  high: [LEAD_SCORE.highQualityAbove + 1, LEAD_SCORE.cap],
  medium: [25, LEAD_SCORE.highQualityAbove],
  low: [0, 24],
} as const

/** Hours since a lead came, from and to; null without end. */
export const DESK_AGES = {
  day: [0, 24],
  week: [0, 168],
  month: [0, 720],
  'over-day': [24, null],
  'over-week': [168, null],
  'over-month': [720, null],
} as const
