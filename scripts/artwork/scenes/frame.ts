/** Most scenes are this wide and high, in px. */
export const width = 1600
export const height = 900
