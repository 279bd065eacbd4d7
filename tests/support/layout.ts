/** Chromium's smallest unit of layout, in CSS pixels: what it places or sizes may differ by less than this. */
export const LAYOUT_UNIT = 1 / 64
