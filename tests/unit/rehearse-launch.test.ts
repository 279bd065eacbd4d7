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

it('says which expected sample is no longer there', () => {
  const said: string[] = []
  expect(filled('content/claims.ts', 'export const claims = {}', (sentence) => said.push(sentence))).toBe(
    'export const claims = {}',
  )
  expect(said[0]).toContain('content/claims.ts has no')
})
