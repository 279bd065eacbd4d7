/** The picture files: complete, small enough for a slow mobile connection, and with a night for every colour. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { QUADRANT_IDS } from '../../content/communities/quadrant-ids.ts'
import { heroScenes, portraitScenes, scenes } from '../../content/scenes.ts'
import { coloursOf, sceneByDay, shippedScene } from '../../scripts/scenes/scene.ts'
import { DAYLIGHTS } from '../../src/features/daylight/daylight.ts'

/** In bytes, as sent: the fullest scenes come close. */
const SCENE_LIMIT = 8_000
const MEDIA = 'src/public/media'
const SCENES = 'src/assets/scenes'

const files: [path: string, limit: number][] = [
  ['src/assets/cards/home.jpg', 120_000],
  ...DAYLIGHTS.flatMap((light): [string, number][] => [
    [`${MEDIA}/hero-${light}-small.avif`, 11_000],
    [`${MEDIA}/hero-${light}.avif`, 30_000],
    [`${MEDIA}/hero-${light}-land.avif`, 80_000],
    [`${MEDIA}/hero-${light}.webm`, 900_000],
    [`${MEDIA}/hero-${light}.mp4`, 900_000],
  ]),
  ...[...QUADRANT_IDS, 'downtown'].flatMap((place) =>
    ['day', 'night'].flatMap((light): [string, number][] => [
      [`${MEDIA}/${place}-${light}-small.avif`, 24_000],
      [`${MEDIA}/${place}-${light}.avif`, 45_000],
      [`${MEDIA}/${place}-${light}-large.avif`, 80_000],
    ]),
  ),
]

it.each(files)('%s is there, within %i bytes', (path, limit) => {
  expect(statSync(path).size).toBeGreaterThan(0)
  expect(statSync(path).size).toBeLessThanOrEqual(limit)
})

const drawn = readdirSync(SCENES)

it('every scene is there', () => {
  const named = [...Object.keys(scenes), ...heroScenes, ...portraitScenes].map((id) => `${id}.svg`)
  expect(drawn).toEqual(expect.arrayContaining(named))
})

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

it.each(drawn)('%s is small, whole, titled and safe, and names each colour once, with its night', (file) => {
  const svg = readFileSync(`${SCENES}/${file}`, 'utf8')
  expect(gzipSync(shippedScene(svg)).length).toBeLessThanOrEqual(SCENE_LIMIT)
  expect(svg).toMatch(/^<svg [^>]+>\s*<title>.+<\/title>/)
  expect(svg).not.toMatch(/<script|<foreignObject|\bon[a-z]+=|href="(?!#)|url\((?!#)/)
  // From such a coordinate on, browsers do not draw a path.
  expect(svg).not.toContain('NaN')
  const ids = matches(svg, / id="([^"]+)"/g)
  expect(new Set(ids).size, 'an id is given twice').toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(matches(svg, /(?:url\(|href=")#([\w-]+)/g)))

  const colours = coloursOf(svg)
  const names = new Set(colours.map(({ name }) => name))
  expect(names.size).toBe(colours.length)
  expect(new Set(matches(svg, /var\(--([\w-]+)\)/g))).toEqual(names)
  for (const { day, night } of colours) expect([day, night].join()).toMatch(/^(#[\da-f]{6},?){2}$/)
  expect(svg, 'a colour stands outside of the list at the top').not.toMatch(
    /(fill|stroke|stop-color)="(?!none"|url\(#|var\(--)/,
  )
})

const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <title>A house at night</title>
  <style>
    :root {
      color-scheme: light dark;
      --wall: light-dark(#fde1d3, #2a4b61);
      --lamp: #facd78;
    }
    .nightly { display: none; }
    @media (prefers-color-scheme: dark) {
      .nightly { display: inline; }
    }
  </style>
  <g id="house">
    <path fill="var(--wall)" d="M0 0h8v8z"/>
    <path class="nightly" fill="var(--lamp)" d="M2 2h2v2z"/>
  </g>
</svg>`

it('a scene ships with the night in a media query, which older browsers know, and without its names', () => {
  const shipped = shippedScene(scene)
  expect(shipped).not.toMatch(/light-dark|wall|house|\n/)
  const [day, night] = shipped.split('@media')
  expect(day).toContain('#fde1d3')
  expect(day).not.toContain('#2a4b61')
  expect(night).toMatch(/dark.*#2a4b61/)
  expect(night).toContain('fill="#facd78"')
})

it('a card shows a scene by day, in colours that need no browser', () => {
  const day = sceneByDay(scene)
  expect(day).toContain('fill="#fde1d3"')
  expect(day).toContain('.nightly { display: none; }')
  expect(day).not.toMatch(/var\(|@media|#2a4b61/)
})
