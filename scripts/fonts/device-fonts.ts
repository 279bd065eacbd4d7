/**
 * The metrics of fonts that visitors' devices have, in units of the font, as @capsizecss/metrics 4.3.0 lists them for
 * Latin text.
 */

export type Metrics = {
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  /** Average width of a letter in English text. */
  xWidthAvg: number
}

export const DEVICE_FONTS = {
  arial: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  arialBold: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 983 },
  georgia: { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  notoSerif: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 },
  roboto: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  robotoBold: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 926 },
  timesNewRoman: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 },
} as const satisfies Record<string, Metrics>
