/** Reads, checks and encodes one photograph, with sharp. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { kept } from '../kept.ts'

/** Widths in pixels: thumbnails, portraits, cards and full-width pictures, at one and two pixels per pixel. */
const WIDTHS = [240, 480, 800, 1200, 1800]
/** Below this a picture looks blurred even as a portrait, in pixels. */
const SHORTEST_SIDE = 480
const MEGABYTES = 15
/** Change it with the settings below: it is part of each name, and so of the browsers' caches. */
const EDITION = 1

export const FORMATS = {
  avif: { type: 'image/avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 4 }) },
  webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78 }) },
} as const
export type Format = keyof typeof FORMATS

export type PhotoFile = {
  source: string
  /** First part of the URLs of its encoded files: `/assets/photos/anna-1a2b3c4d`. */
  base: string
  /** Size in pixels, the right way up. */
  width: number
  height: number
  widths: number[]
}

/** Reads a photograph. Throws an error that says what is wrong with the file and what to do. */
export async function readPhoto(source: string): Promise<PhotoFile> {
  if (!existsIn(source)) throw new Error(`does not exist.${similar(source)}`)
  const bytes = readFileSync(source)
  if (bytes.length > MEGABYTES * 1e6)
    throw new Error(
      `is ${Math.ceil(bytes.length / 1e6)} MB. Save it smaller: at most ${MEGABYTES} MB, about 2400 pixels wide.`,
    )
  const { width, height } = await sizeOf(bytes)
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw new Error(
      `is ${width} × ${height} pixels and would look blurred. Use one of at least ${SHORTEST_SIDE} pixels on its shorter side.`,
    )
  const smaller = WIDTHS.filter((one) => one < width)
  const widths = smaller.length < WIDTHS.length ? [...smaller, width] : smaller
  const hash = createHash('sha256').update(`${EDITION}`).update(bytes).digest('hex').slice(0, 8)
  const slug = basename(source, extname(source))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return { source, base: `/assets/photos/${slug}-${hash}`, width, height, widths }
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return autoOrient
  } catch {
    throw new Error('cannot be read as a picture. Save it as a JPEG and try again.')
  }
}

/** Encodes a photograph at one width, upright and without its metadata. Keeps the result for the next build. */
export function encodePhoto(photo: PhotoFile, width: number, format: Format): Promise<Buffer> {
  return kept(`photos/${basename(photo.base)}-${width}.${format}`, () => {
    const image = sharp(photo.source).autoOrient().resize({ width })
    return FORMATS[format].encode(image).toBuffer()
  })
}

const namesBeside = (source: string): string[] =>
  existsSync(dirname(source)) ? readdirSync(dirname(source)) : []

/** Whether the file exists under exactly this name: some systems ignore case, and the server does not. */
const existsIn = (source: string): boolean => namesBeside(source).includes(basename(source))

/** Names a file that may have been meant. */
function similar(source: string): string {
  const plain = (name: string) =>
    basename(name, extname(name))
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  const found = namesBeside(source).find((name) => plain(name) === plain(source))
  return found ? ` Did you mean ${found}?` : ` Put the file into ${dirname(source)}/.`
}
