/** Width and height of most scenes, in px. */
export const width = 1600
export const height = 900
