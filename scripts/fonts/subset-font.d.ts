/** subset-font publishes no types; these are the options used here. */
declare module 'subset-font' {
  type AxisLimits = { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes: Record<string, number | AxisLimits> },
  ): Promise<Buffer>
}
