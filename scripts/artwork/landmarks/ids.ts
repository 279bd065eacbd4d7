/** Which landmarks are drawn: one for each quadrant, and downtown. */
import { QUADRANT_IDS } from '../../../content/communities/quadrant-ids.ts'

export const LANDMARK_IDS = [...QUADRANT_IDS, 'downtown'] as const

export type LandmarkId = (typeof LANDMARK_IDS)[number]
