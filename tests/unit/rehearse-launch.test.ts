/** What the rehearsal of going live replaces is what the content has. `npm run rehearse:launch` does the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filled } from '../../scripts/launch/fill-samples.ts'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/${name}`)

it('replaces every sample', () => {
  for (const file of files) {
    const text = filled(file, readFileSync(file, 'utf8'), () => undefined)
    expect(text, file).not.toMatch(/sample: true|northbow\.example/)
  }
})
