/** The level ground on which the house stands, and the water's edge below it, in px from the top. */
export const TOP = 470
export const SHORE = 742
