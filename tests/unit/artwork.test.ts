/** The committed pictures and film: within what a phone on a bad line can take, and complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenes } from '../../content/scenes.ts'
import { readLimits } from '../../scripts/artwork/check.ts'

const SCENE_LIMIT = 12_500
const drawn = readdirSync('src/assets/scenes')

it.each(readLimits())('$path is within $limit bytes', ({ fits }) => {
  expect(fits).toBe(true)
})

it.each(Object.keys(scenes))('the scene %s is drawn', (id) => {
  expect(drawn).toContain(`${id}.svg`)
})

it.each(drawn)('%s is small, asks for nothing from elsewhere, and runs nothing', (file) => {
  const svg = readFileSync(`src/assets/scenes/${file}`, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(SCENE_LIMIT)
  expect(svg).not.toMatch(/<script|<foreignObject|\bon[a-z]+=|href="(?!#)|url\((?!#)/)
})
