/** Checks the generated files: their sizes, and that the hero film loops without a visible seam. */
import { existsSync, statSync } from 'node:fs'
import { DAYLIGHTS } from '../../src/features/daylight/daylight.ts'
import { ffmpeg } from './encode.ts'
import { LANDMARK_IDS } from './landmarks/ids.ts'

export const MEDIA = 'src/public/media'

/** The films: the size of a frame in pixels, and the bytes of a file at most. */
export const FILM = { width: 1536, height: 864, limit: 900_000 }

/**
 * The posters of each light: the ending of the name, the width in pixels, the bytes at most, and the part of the frame
 * at two pixels per px. The one for phones is all that its first paint waits for.
 */
export const POSTERS = [
  {
    kind: '-small',
    width: 800,
    limit: 11_000,
    crop: { left: 1120, top: 240, width: 1440, height: 1200 },
  },
  { kind: '', width: 1600, limit: 30_000, crop: undefined },
] as const

/** The land of each light, transparent where the film moves: the lower part of the frame, at two pixels per px. */
export const LAND = { limit: 80_000, crop: { left: 0, top: 840, width: 2560, height: 600 } }

/** The light of a landmark in the light theme and in the dark one. */
export const LANDMARK_LIGHTS = ['day', 'night'] as const

/**
 * The pictures of each landmark and light: the ending of the name, the width in pixels, the bytes at most. The one for
 * phones is its middle, from the place that the landmark names.
 */
export const LANDMARK_SIZES = [
  { kind: '-small', width: 800, limit: 24_000 },
  { kind: '', width: 1600, limit: 45_000 },
  { kind: '-large', width: 2560, limit: 80_000 },
] as const

/** Maximum size of each committed file, in bytes. */
export const LIMITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    DAYLIGHTS.flatMap((hour) => [
      ...POSTERS.map(({ kind, limit }) => [`${MEDIA}/hero-${hour}${kind}.avif`, limit]),
      [`${MEDIA}/hero-${hour}-land.avif`, LAND.limit],
      ...['webm', 'mp4'].map((format) => [`${MEDIA}/hero-${hour}.${format}`, FILM.limit]),
    ]),
  ),
  ...Object.fromEntries(
    LANDMARK_IDS.flatMap((id) =>
      LANDMARK_LIGHTS.flatMap((light) =>
        LANDMARK_SIZES.map(({ kind, limit }) => [`${MEDIA}/${id}-${light}${kind}.avif`, limit]),
      ),
    ),
  ),
  'src/assets/cards/home.jpg': 120_000,
}

interface FileSize {
  path: string
  /** undefined if the file does not exist. */
  bytes: number | undefined
  limit: number
  fits: boolean
}

/** The size and limit of each file. Does not need ffmpeg. */
export function readLimits(): FileSize[] {
  return Object.entries(LIMITS).map(([path, limit]) => {
    const bytes = existsSync(path) ? statSync(path).size : undefined
    return { path, bytes, limit, fits: bytes !== undefined && bytes <= limit }
  })
}

/** Areas of 8 by 8 px are compared, because the encoding of the grain changes single pixels. */
const AREA = 8
/** The seam may be at most as large as the film's own change over this many frames: a third of a second, a blink. */
const BLINK = 8
/** In 8-bit steps: a smaller mean change cannot be seen, however calm the film is. */
const VISIBLE_SEAM = 0.25
/** Below this similarity of the last and the first frame, the change in quality is visible. */
const LEAST_PSNR = 44
/** One step of 8-bit brightness in the 16-bit values of the areas. */
const STEP = 257

interface Loop {
  frames: number
  /** Mean absolute difference of areas between the last and the first frame, in 8-bit steps (0 to 255). */
  seam: number
  /** Median of the same difference between adjacent frames, and between frames a blink apart. */
  typical: number
  blink: number
  /** Index of the frame most similar to the last one; 0 if the loop closes. */
  nearest: number
  /** Per-pixel similarity of the last and the first frame, in dB. */
  psnr: number
  seamless: boolean
}

/** Measures the loop of an encoded film. Throws if ffmpeg is missing. */
function measureLoop(path: string): Loop {
  const { width, height } = FILM
  const areas = [
    '-vf',
    `scale=${width / AREA}:${height / AREA}:flags=area+accurate_rnd`,
    '-pix_fmt',
    'gray16le',
  ]
  const coarse = decode(path, areas, (width * height) / AREA ** 2, Uint16Array)
  const fine = decode(path, ['-pix_fmt', 'gray'], width * height, Uint8Array)
  const apart = (frames: number): number => {
    const steps = coarse.slice(frames).map((frame, index) => difference(coarse[index] ?? frame, frame).mean)
    return (steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0) / STEP
  }
  const [first, last] = [coarse[0], coarse.at(-1)]
  const [opening, closing] = [fine[0], fine.at(-1)]
  if (!first || !last || !opening || !closing) throw new Error(`${path} contains no frames`)
  const fromLast = coarse.slice(0, coarse.length >> 1).map((frame) => difference(last, frame).mean / STEP)
  const seam = fromLast[0] ?? 0
  const nearest = fromLast.indexOf(Math.min(...fromLast))
  const psnr = 10 * Math.log10(255 ** 2 / (difference(closing, opening).square || 1e-9))
  const [typical, blink] = [apart(1), apart(BLINK)]
  const seamless = nearest === 0 && seam <= Math.max(blink, VISIBLE_SEAM) && psnr >= LEAST_PSNR
  return { frames: coarse.length, seam, typical, blink, nearest, psnr, seamless }
}

type Pixels = Uint8Array | Uint16Array

function decode(
  path: string,
  output: readonly string[],
  size: number,
  Kind: typeof Uint8Array | typeof Uint16Array,
): Pixels[] {
  const bytes = ffmpeg(['-i', path, ...output, '-f', 'rawvideo', '-'])
  const all = new Kind(new Uint8Array(bytes).buffer)
  return Array.from({ length: all.length / size }, (_, index) =>
    all.subarray(index * size, (index + 1) * size),
  )
}

function difference(one: Pixels, other: Pixels): { mean: number; square: number } {
  let sum = 0
  let squares = 0
  for (let i = 0; i < one.length; i++) {
    const step = (one[i] ?? 0) - (other[i] ?? 0)
    sum += Math.abs(step)
    squares += step * step
  }
  return { mean: sum / one.length, square: squares / one.length }
}

/** Prints sizes and loops. Returns whether all checks pass. */
export function checkMedia(): boolean {
  const files = readLimits()
  for (const { path, bytes, limit, fits } of files) {
    console.log(`${fits ? 'ok  ' : 'FAIL'} ${path}: ${bytes ?? 'missing'} of at most ${limit} bytes`)
  }
  const loops = DAYLIGHTS.flatMap((hour) => [`hero-${hour}.webm`, `hero-${hour}.mp4`]).map((name) => {
    const loop = measureLoop(`${MEDIA}/${name}`)
    const [seam, typical, blink] = [loop.seam, loop.typical, loop.blink].map((value) => value.toFixed(3))
    console.log(
      `${loop.seamless ? 'ok  ' : 'FAIL'} ${name}: ${loop.frames} frames; last to first ${seam} of 255 ` +
        `(neighbours ${typical}, a blink ${blink}), nearest frame ${loop.nearest}, ${loop.psnr.toFixed(1)} dB`,
    )
    return loop.seamless
  })
  return files.every(({ fits }) => fits) && loops.every(Boolean)
}
