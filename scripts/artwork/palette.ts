/** The palette of the pictures, and the conversion from OKLCH to hex. */
export type Rgb = readonly [red: number, green: number, blue: number]
type Lab = readonly [lightness: number, a: number, b: number]

/** A colour of `lightness` per cent, `chroma` and `hue` in degrees, as `#rrggbb`. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const turn = (hue * Math.PI) / 180
  return toHex([lightness / 100, chroma * Math.cos(turn), chroma * Math.sin(turn)])
}

/** The colour at `share` between two others, mixed in OKLab, which avoids grey mixtures. */
export function mix(from: string, to: string, share: number): string {
  const [l, a, b] = toLab(from)
  const [m, c, d] = toLab(to)
  return toHex([l + (m - l) * share, a + (c - a) * share, b + (d - b) * share])
}

/** The colour as the night leaves it, as under a lamp: its rules name colours without an opacity. */
export const kept = (colour: string): string => `${colour}ff`

/** Red, green and blue of `#rrggbb`, each 0 to 255. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` with an opacity, in CSS syntax. */
export function alpha(hex: string, opacity: number): string {
  return `rgb(${rgb(hex).join(' ')} / ${opacity})`
}

/** The colour as `#rrggbb`; what a screen cannot show is cut off. */
export function toHex([l, a, b]: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear.map((channel) => encode(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `#rrggbb` in OKLab. */
export function toLab(hex: string): Lab {
  const [r, g, b] = rgb(hex).map(decode) as unknown as Lab
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function encode(channel: number): number {
  const light = Math.min(1, Math.max(0, channel))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}

function decode(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export const ink = {
  /** The cloud, from its top to its underside over the arch. */
  deep: oklch(15.5, 0.03, 215),
  navy: oklch(24, 0.035, 220),
  cloud: oklch(30, 0.05, 210),
  belly: oklch(38, 0.05, 215),
  /** The light under it, from the horizon up. */
  amber: oklch(70, 0.135, 62),
  gold: oklch(78, 0.125, 78),
  wheat: oklch(90, 0.06, 85),
  paper: oklch(98.4, 0.006, 85),
  /** Between the light and the blue above it, which would mix to a green grey. */
  blush: oklch(87.5, 0.066, 46),
  lilac: oklch(80, 0.05, 300),
  pale: oklch(87, 0.035, 215),
  glacier: oklch(80, 0.05, 225),
  blue: oklch(46, 0.085, 225),
  /** The land, from the far ranges to the near trees. */
  farRange: oklch(68, 0.045, 235),
  midRange: oklch(53, 0.05, 228),
  nearRange: oklch(40, 0.05, 215),
  hill: oklch(31, 0.045, 200),
  spruce: oklch(23, 0.04, 200),
  night: oklch(17, 0.03, 212),
  /** Lamps and lit windows. */
  lamp: oklch(82, 0.103, 80),
  oak: oklch(57, 0.075, 62),
  soil: oklch(33, 0.04, 60),
  /** For small accents only: the tower's light, a door. */
  brick: oklch(55, 0.165, 30),
} as const
