/** The committed pictures and film: complete, and small enough for a slow mobile connection. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenes } from '../../content/scenes.ts'
import { readLimits } from '../../scripts/artwork/check.ts'

const SCENE_LIMIT = 12_500
const generated = readdirSync('src/assets/scenes')

it.each(readLimits())('$path is within $limit bytes', ({ fits }) => {
  expect(fits).toBe(true)
})

it.each(Object.keys(scenes))('the scene %s has been generated', (id) => {
  expect(generated).toContain(`${id}.svg`)
})

it.each(generated)('%s is small, and has no external references or scripts', (file) => {
  const svg = readFileSync(`src/assets/scenes/${file}`, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(SCENE_LIMIT)
  expect(svg).not.toMatch(/<script|<foreignObject|\bon[a-z]+=|href="(?!#)|url\((?!#)/)
})
