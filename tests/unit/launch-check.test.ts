/** The findings of the launch check. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findingsIn, missingSettings, REQUIRED_SETTINGS } from '../../scripts/launch/findings.ts'

it.each([
  ["export const a = { sample: true, name: 'A' }", 'sample'],
  ["href: 'https://homes.northbow.example/search'", 'reserved domain'],
  ["address: 'hello@northbow.example'", 'reserved domain'],
  ["href: 'tel:+14035550142'", 'reserved telephone number'],
  ["display: '(403) 555-0142'", 'reserved telephone number'],
  ["videoId: 'sample-h00x'", 'placeholder id'],
])('%s is a %s', (source, kind) => {
  expect(findingsIn('a.ts', `\n${source}`)).toContainEqual({ file: 'a.ts', line: 2, kind, text: source })
})

it.each([
  "sample: false, name: 'A'",
  "href: 'https://www.reca.ca'",
  "display: '(403) 555-9142'",
  'for example, in 2026',
])('%s is not reported', (source) => {
  expect(findingsIn('a.ts', source)).toEqual([])
})

it('finds the sample brand, phone number and addresses of the site', () => {
  const kinds = findingsIn('content/site.ts', readFileSync('content/site.ts', 'utf8')).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['sample', 'reserved domain', 'reserved telephone number']))
})

it('reports only missing settings', () => {
  expect(missingSettings({})).toEqual(Object.keys(REQUIRED_SETTINGS))
  const all = Object.fromEntries(Object.keys(REQUIRED_SETTINGS).map((name) => [name, 'set']))
  expect(missingSettings(all)).toEqual([])
})
