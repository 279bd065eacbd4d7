/** A build has no rule of the specification in it: visitors would load what only tests read. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutMeta } from '../../scripts/vite/without-rules.ts'

const machines = readdirSync('machines').filter((name) => name.endsWith('.ts') && name !== 'rules.ts')

it.each(machines)('%s keeps all but the rules of its transitions', (name) => {
  const source = readFileSync(`machines/${name}`, 'utf8')
  const built = withoutMeta(source)
  expect(built).not.toMatch(/\brules\(/)
  const rest = (text: string) => text.replace(/\s+/g, '')
  const rules = source.match(/\bmeta: rules\([^)]*\),?/g) ?? []
  expect(rest(built)).toHaveLength(rest(source).length - rest(rules.join('')).length)
})
