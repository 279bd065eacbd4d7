/** Encodes pictures and films with ffmpeg. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MISSING = 'ffmpeg is missing: install it (apt-get update && apt-get install -y ffmpeg), then run again.'
const QUIET = ['-hide_banner', '-v', 'error', '-y']

/** Throws if ffmpeg is missing. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).error) throw new Error(MISSING)
}

/** Runs ffmpeg and returns what it wrote to its standard output. Throws with its error output. */
export function ffmpeg(args: readonly string[]): Buffer {
  const run = spawnSync('ffmpeg', [...QUIET, ...args], { maxBuffer: 2 ** 30 })
  if (run.error) throw new Error(MISSING)
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr.toString().trim()}`)
  return run.stdout
}

/** Runs `work` with a temporary folder and removes the folder. */
async function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'northbow-media-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Encodes at decreasing quality until the file is at most `limit` bytes. Throws if none fits. */
function encodeWithin(
  path: string,
  limit: number,
  qualities: readonly number[],
  encode: (quality: number) => void,
): void {
  for (const quality of qualities) {
    encode(quality)
    const { size } = statSync(path)
    console.log(`  ${path} at ${quality}: ${size} bytes`)
    if (size <= limit) return
  }
  throw new Error(`${path} does not fit in ${limit} bytes`)
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

/** Writes a PNG as an AVIF of at most `limit` bytes. */
export async function writeAvif(png: Buffer, path: string, limit: number): Promise<void> {
  await withTempFolder(async (folder) => {
    const source = join(folder, 'still.png')
    writeFileSync(source, png)
    const codec = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '5', '-pix_fmt', 'yuv420p']
    encodeWithin(path, limit, steps(20, 50, 3), (quality) =>
      ffmpeg(['-i', source, ...BT709, ...codec, '-crf', `${quality}`, path]),
    )
  })
}

const BT709 = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

export interface Film {
  path: string
  /** Maximum size, in bytes. */
  limit: number
}

/** Encodes PNG frames, `rate` per second, as an AV1 and an H.264 film without sound. */
export async function writeFilms(
  frames: AsyncIterable<Buffer>,
  rate: number,
  films: { webm: Film; mp4: Film },
): Promise<void> {
  await withTempFolder(async (folder) => {
    const whole = join(folder, 'whole.mkv')
    await record(frames, rate, whole)
    // One unfiltered key frame per film (enable-tf=0): anything else shows as a pulse in the grain.
    const { webm, mp4 } = films
    encodeWithin(webm.path, webm.limit, steps(24, 52, 4), (quality) =>
      ffmpeg([
        ...['-i', whole, ...BT709, '-an', '-c:v', 'libsvtav1', '-preset', '6', '-crf', `${quality}`],
        ...['-pix_fmt', 'yuv420p10le', '-g', '400', '-svtav1-params', 'tune=0:enable-tf=0', webm.path],
      ]),
    )
    const x264 = 'keyint=400:min-keyint=400:scenecut=0:aq-mode=3:aq-strength=1.1:deblock=0,0'
    encodeWithin(mp4.path, mp4.limit, steps(18, 34, 2), (quality) =>
      ffmpeg([
        ...['-i', whole, ...BT709, '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', `${quality}`],
        ...['-pix_fmt', 'yuv420p', '-x264-params', x264, '-movflags', '+faststart', mp4.path],
      ]),
    )
  })
}

/** Writes the frames as one lossless film. */
async function record(frames: AsyncIterable<Buffer>, rate: number, path: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'png', '-i', '-']
  const run = spawn('ffmpeg', [...QUIET, ...input, '-c:v', 'ffv1', '-pix_fmt', 'gbrp', path], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const done = once(run, 'close')
  for await (const frame of frames) if (!run.stdin.write(frame)) await once(run.stdin, 'drain')
  run.stdin.end()
  const [status] = await done
  if (status !== 0) throw new Error('ffmpeg could not record the frames')
}
