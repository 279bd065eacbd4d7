/** Writes every scene as an SVG file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { scenes } from './scenes/index.ts'

const SCENES = 'src/assets/scenes'

export async function makeScenes(): Promise<void> {
  mkdirSync(SCENES, { recursive: true })
  for (const [name, draw] of Object.entries(scenes)) {
    const text = draw()
    writeFileSync(`${SCENES}/${name}.svg`, text)
    console.log(`  ${name}.svg: ${text.length} bytes`)
  }
}
