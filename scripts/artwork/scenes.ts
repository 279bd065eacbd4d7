/** Writes every scene as an SVG file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { atNight, byDayOnly } from './night.ts'
import { portraits } from './portraits/index.ts'
import { scenes } from './scenes/index.ts'
import { moonlights, nightScenes } from './scenes/nights.ts'

const SCENES = 'src/assets/scenes'

export async function makeScenes(): Promise<void> {
  mkdirSync(SCENES, { recursive: true })
  for (const [name, draw] of Object.entries({ ...scenes, ...portraits })) {
    const text = nightScenes.has(name) ? atNight(draw(), moonlights[name]) : byDayOnly(draw())
    writeFileSync(`${SCENES}/${name}.svg`, text)
    console.log(`  ${name}.svg: ${text.length} bytes`)
  }
}
