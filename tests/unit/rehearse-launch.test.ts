/** What the rehearsal of going live replaces is what the content has. `npm run rehearse:launch` does the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { filled } from '../../scripts/launch/fill-samples.ts'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/${name}`)

it('finds every sample that it replaces, and leaves none', () => {
  for (const file of files) {
    const text = filled(file, readFileSync(file, 'utf8'), { isSample: site.sample })
    expect(text, file).not.toMatch(/sample: true|northbow\.example/)
  }
})

it('says which expected sample is no longer there, unless the content is a real team’s', () => {
  const claims = ['content/claims.ts', 'export const claims = {}'] as const
  expect(() => filled(...claims, { isSample: true })).toThrow('content/claims.ts no longer contains')
  expect(filled(...claims, { isSample: false })).toBe(claims[1])
})
