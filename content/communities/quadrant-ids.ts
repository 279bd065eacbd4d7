/**
 * The quadrants' names in page addresses. Separate from their communities, which load with the pages that show them.
 */
export const QUADRANT_IDS = ['northwest', 'northeast', 'southwest', 'southeast'] as const
export type QuadrantId = (typeof QUADRANT_IDS)[number]
