/** The committed pictures and film: complete, and small enough for a slow mobile connection. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { heroScenes, portraitScenes, scenes } from '../../content/scenes.ts'
import { readLimits } from '../../scripts/artwork/check.ts'

/** In bytes, as sent: a home has the colours of day and night, stars and a moon. */
const SCENE_LIMIT = 6_700
/** Those full of people or things, with a night of its own: outside a room, or lit by lamps. */
const FULL_LIMIT = 8_000
const full = [
  'autumn-eaves.svg',
  'balcony-aerial.svg',
  'condo-balcony.svg',
  'condo-entrance.svg',
  'containment-room.svg',
  'drone.svg',
  'first-evening.svg',
  'garden-gate.svg',
  'hedge-talk.svg',
  'hero-aerial-videos.svg',
  'hero-buyers-guide.svg',
  'hero-condos.svg',
  'hero-infrastructure.svg',
  'hero-luxury.svg',
  'hero-radon.svg',
  'hero-tools.svg',
  'hero-video-production.svg',
  'hero-videos.svg',
  'inspection.svg',
  'lake-aerial.svg',
  'lane-bikes.svg',
  'market-street.svg',
  'ridge-path.svg',
  'sale-in-four-hours.svg',
  'six-rooms.svg',
  'team-table.svg',
  'three-cuts.svg',
  'winter-section.svg',
]
const generated = readdirSync('src/assets/scenes')

it.each(readLimits())('$path is within $limit bytes', ({ fits }) => {
  expect(fits).toBe(true)
})

it.each([...Object.keys(scenes), ...heroScenes, ...portraitScenes])(
  'the scene %s has been generated',
  (id) => {
    expect(generated).toContain(`${id}.svg`)
  },
)

it.each(generated)('%s is small and whole, and has no external references or scripts', (file) => {
  const svg = readFileSync(`src/assets/scenes/${file}`, 'utf8')
  expect(gzipSync(svg).length).toBeLessThanOrEqual(full.includes(file) ? FULL_LIMIT : SCENE_LIMIT)
  // From such a coordinate on, browsers do not draw a path.
  expect(svg).not.toContain('NaN')
  expect(svg).not.toMatch(/<script|<foreignObject|\bon[a-z]+=|href="(?!#)|url\((?!#)/)
})
