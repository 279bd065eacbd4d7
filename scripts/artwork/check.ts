/** What must hold of the made files: their sizes, and that the hero's film ends where it begins. */
import { existsSync, statSync } from 'node:fs'
import { ffmpeg } from './encode.ts'

export const MEDIA = 'src/public/media'

/** The most bytes each committed file may have. */
export const LIMITS: Readonly<Record<string, number>> = {
  [`${MEDIA}/hero.webm`]: 900_000,
  [`${MEDIA}/hero.mp4`]: 900_000,
  [`${MEDIA}/hero-poster.avif`]: 30_000,
  [`${MEDIA}/hero-poster-portrait.avif`]: 30_000,
  'src/public/social-card.png': 200_000,
}

interface Weighed {
  path: string
  /** undefined where there is no such file. */
  bytes: number | undefined
  limit: number
  fits: boolean
}

/** The limited files beside their sizes. Needs no ffmpeg. */
export function readLimits(): Weighed[] {
  return Object.entries(LIMITS).map(([path, limit]) => {
    const bytes = existsSync(path) ? statSync(path).size : undefined
    return { path, bytes, limit, fits: bytes !== undefined && bytes <= limit }
  })
}

/** Areas of 8 by 8 px are compared: single pixels differ by the coding of their grain. */
const AREA = 8
/** The seam may be no larger than the film's own change over so many frames, a third of a second: the blink of an eye. */
const BLINK = 8
/** Under this likeness of the last frame and the first the change of picture quality would be seen. */
const LEAST_PSNR = 44
/** One step of 8-bit brightness in the 16 bits that areas are measured in. */
const STEP = 257

interface Loop {
  frames: number
  /** Mean absolute difference of areas between the last frame and the first, in steps of 255. */
  seam: number
  /** The same between neighbours within the film, and between frames a blink apart: the medians. */
  typical: number
  blink: number
  /** The frame most like the last one: 0 where the loop closes. */
  nearest: number
  /** Likeness of the last frame and the first, pixel by pixel, in dB. */
  psnr: number
  seamless: boolean
}

/** Measures the loop of an encoded film. Throws one line when there is no ffmpeg. */
function measureLoop(path: string, width = 1280, height = 720): Loop {
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
  if (!first || !last || !opening || !closing) throw new Error(`${path} holds no frames`)
  const fromLast = coarse.slice(0, coarse.length >> 1).map((frame) => difference(last, frame).mean / STEP)
  const seam = fromLast[0] ?? 0
  const nearest = fromLast.indexOf(Math.min(...fromLast))
  const psnr = 10 * Math.log10(255 ** 2 / (difference(closing, opening).square || 1e-9))
  const [typical, blink] = [apart(1), apart(BLINK)]
  const seamless = nearest === 0 && seam <= blink && psnr >= LEAST_PSNR
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

/** Prints sizes and loops, and says whether all of it holds. */
export function checkMedia(): boolean {
  const weighed = readLimits()
  for (const { path, bytes, limit, fits } of weighed) {
    console.log(`${fits ? 'ok  ' : 'FAIL'} ${path}: ${bytes ?? 'missing'} of at most ${limit} bytes`)
  }
  const loops = ['hero.webm', 'hero.mp4'].map((name) => {
    const loop = measureLoop(`${MEDIA}/${name}`)
    const [seam, typical, blink] = [loop.seam, loop.typical, loop.blink].map((value) => value.toFixed(3))
    console.log(
      `${loop.seamless ? 'ok  ' : 'FAIL'} ${name}: ${loop.frames} frames; last to first ${seam} of 255 ` +
        `(neighbours ${typical}, a blink ${blink}), nearest frame ${loop.nearest}, ${loop.psnr.toFixed(1)} dB`,
    )
    return loop.seamless
  })
  return weighed.every(({ fits }) => fits) && loops.every(Boolean)
}
