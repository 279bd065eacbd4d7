/** Photographs: from a file that the content names to the picture on the page, and what is said of unfit ones. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photosIn } from '../../content/pictures.ts'
import { readPhotos } from '../../scripts/photos/read-photos.ts'
import { photos } from '../../scripts/vite/photos.ts'
import { scenes } from '../../scripts/vite/scenes.ts'

const PHOTO = { file: 'photos/Front door.jpg', alt: 'A red front door', focus: { x: 33, y: 90 } }

let folder = ''
const content = () => join(folder, 'content')

/** Writes a content file that names the photograph in its second line. */
function name(file: string): void {
  writeFileSync(join(content(), 'page.ts'), `export const page = {\n  picture: { file: '${file}' },\n}\n`)
}

async function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'A. Photographer' } })
    .toBuffer()
}

async function put(file: string, bytes: Buffer | string): Promise<void> {
  writeFileSync(join(content(), file), bytes)
}

beforeAll(async () => {
  // Inside the project, so that the page finds its packages.
  mkdirSync('.build', { recursive: true })
  folder = mkdtempSync('.build/test-photos-')
  mkdirSync(join(content(), 'photos'), { recursive: true })
  await put(PHOTO.file, await jpeg(1000, 750))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a page with the photograph, as the site is built. */
async function built(): Promise<{ html: string; files: Rolldown.OutputAsset[] }> {
  const entry = join(folder, 'page.tsx')
  writeFileSync(
    entry,
    `import { createElement } from 'react'
     import { renderToString } from 'react-dom/server'
     import { Scene } from '${resolve('src/ui/Scene.tsx')}'
     export const html = renderToString(createElement(Scene, { scene: ${JSON.stringify(PHOTO)}, sizes: '10rem' }))`,
  )
  const run = async (ssr: boolean) => {
    const output = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [photos(content()), scenes(), react()],
      build: {
        write: false,
        ssr,
        rolldownOptions: { input: resolve(entry), preserveEntrySignatures: 'strict' },
      },
      ssr: { noExternal: true },
    })
    return (output as Rolldown.RolldownOutput).output
  }
  const files = (await run(false)).filter((one) => one.type === 'asset')
  const [script] = await run(true)
  const module = join(folder, 'page.mjs')
  writeFileSync(module, script.code)
  const { html } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as { html: string }
  return { html, files }
}

it('a photograph becomes AVIF and WebP files at the widths in use, without metadata, shown with all it needs', async () => {
  name(PHOTO.file)
  const { html, files } = await built()
  const encoded = files.filter(({ fileName }) => fileName.startsWith('assets/photos/'))
  const found = await Promise.all(
    encoded.map(async ({ source }) => {
      const { format, width, height, exif } = await sharp(source as Uint8Array).metadata()
      return `${format} ${width} × ${height} ${exif}`
    }),
  )
  const sizes = ['240 × 180', '480 × 360', '800 × 600', '1000 × 750']
  const expected = ['heif', 'webp'].flatMap((format) => sizes.map((size) => `${format} ${size} undefined`))
  expect(found.sort()).toEqual(expected.sort())

  expect(html).toMatch(/^<picture[^>]*><source type="image\/avif" [^>]*><img /)
  const shown = ['width="1000" height="750"', 'loading="lazy"', 'sizes="10rem"', 'alt="A red front door"']
  for (const attribute of [...shown, 'data-x="25" data-y="100"']) expect(html).toContain(attribute)
  expect(html).not.toContain('style=')
  const urls = [...html.matchAll(/\/(assets\/photos\/\S+?\.(?:avif|webp))/g)].map(([, url = '']) => url)
  expect(urls).toHaveLength(9)
  expect(files.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(urls))
})

it('a focal point has its place in the style sheet', () => {
  const css = readFileSync('src/ui/Scene.module.css', 'utf8')
  for (const axis of ['x', 'y'])
    for (const step of [0, 25, 75, 100]) expect(css).toContain(`[data-${axis}="${step}"]`)
})

it.each([
  ['is missing', 'garden.jpg', null, /does not exist\. Put the file into .*photos\/\.$/],
  ['has another name', 'front-door.jpg', null, /does not exist\. Did you mean Front door\.jpg\?$/],
  ['is too heavy', 'heavy.jpg', Buffer.alloc(16e6), /is 16 MB\. Save it smaller: at most 15 MB/],
  ['is too small', 'small.jpg', 300, /is 400 × 300 pixels and would look blurred/],
  ['is no picture', 'notes.jpg', Buffer.from('notes'), /cannot be read as a picture/],
])('the build stops, and names file and line, when a photograph %s', async (_what, file, made, message) => {
  const path = `photos/${file}`
  if (made) await put(path, typeof made === 'number' ? await jpeg(400, made) : made)
  name(path)
  const error = await readPhotos(content()).catch(String)
  expect(error).toContain(`page.ts:2: ${join(content(), path)} `)
  expect(error).toMatch(message)
})

const OF_DOOR = { file: 'photos/door.jpg', alt: 'A red front door' }
it.each<[object, RegExp]>([
  [OF_DOOR, /^$/],
  [{ file: OF_DOOR.file }, /needs an alternative text/],
  [{ ...OF_DOOR, alt: '  ' }, /needs an alternative text/],
  [{ ...OF_DOOR, file: 'photos/door.heic' }, /must be a JPEG/],
  [{ ...OF_DOOR, file: 'door.jpg' }, /in photos\//],
  [{ ...OF_DOOR, focus: { x: 0, y: 140 } }, /100/],
])('of %j the build says %s', (photo, message) => {
  expect(
    photosIn({ page: [photo] })
      .flatMap(({ issues }) => issues)
      .join(),
  ).toMatch(message)
})

it('those of the content are described, there, and fit for use', async () => {
  const modules = import.meta.glob('../../content/**/*.ts', { eager: true })
  expect(photosIn(modules).filter(({ issues }) => issues.length > 0)).toEqual([])
  await expect(readPhotos('content')).resolves.toBeInstanceOf(Map)
})
