/** Lists without bullets, as WebKit needs them; `npm run test:all -- browsers` looks at them there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = 'src'
const sources = (ending: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))

it('only lists that name their role have no bullets, because Safari takes it from them', () => {
  const rules = sources('.css').flatMap(({ text }) => [
    ...text.matchAll(/(?<selector>[^{}]*)\{[^{}]*list-style[^;]*:\s*(?:none|"")/g),
  ])
  expect(rules.map(({ groups }) => groups?.selector?.replace(/\/\*.*?\*\//gs, '').trim())).toEqual([
    '[role="list"]',
  ])
})

it('no empty string stands in for a bullet: WebKit gives it a line of its own', () => {
  const named = sources('.css').filter(({ text }) => /list-style[^;]*:\s*""/.test(text))
  expect(named.map(({ name }) => name)).toEqual([])
})

it('no list asks for a rule that is not there', () => {
  const named = sources('.tsx').filter(({ text }) => text.includes('data-plain'))
  expect(named.map(({ name }) => name)).toEqual([])
})
