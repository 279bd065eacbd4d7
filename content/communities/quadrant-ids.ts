/** The quadrants' names in addresses of pages. Apart from their communities, which a page fetches with what it shows. */
export const QUADRANT_IDS = ['northwest', 'northeast', 'southwest', 'southeast'] as const
export type QuadrantId = (typeof QUADRANT_IDS)[number]
