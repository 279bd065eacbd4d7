/** The findings of the launch check. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import {
  consentNotes,
  findingsIn,
  missingPages,
  missingSettings,
  REQUIRED_SETTINGS,
} from '../../scripts/launch/findings.ts'

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
  ...["sample: false, name: 'A'", "href: 'https://www.reca.ca'", "display: '(403) 555-9142'"],
  ...['for example, in 2026'],
  ...['/** Everything marked `sample: true` must be replaced, and northbow.example, too. */'],
  ...["// A statement in unconfirmed('…') is not confirmed.", "a: 1, // was 'sample-h00x'"],
])('%s is not reported', (source) => {
  expect(findingsIn('a.ts', source)).toEqual([])
})

it('finds what follows an address or a comment', () => {
  const source = "href: 'https://reca.ca', /* ours */ sample: true, // for now"
  expect(findingsIn('a.ts', source)).toContainEqual({ file: 'a.ts', line: 1, kind: 'sample', text: source })
})

it('speaks of a consent that is ticked at first, and not of one that is not', () => {
  expect(consentNotes({ email: { preTicked: true }, sms: { preTicked: false } })).toEqual([
    expect.stringMatching(/^the consent to email is pre-ticked.*not express consent.*CRTC/),
  ])
  expect(consentNotes({ email: { preTicked: false }, sms: { preTicked: false } })).toEqual([])
})

it.each([
  ["text: unconfirmed('We knock next door.'),", 1, 'We knock next door.'],
  ["text: unconfirmed(\n  'We knock next door.',\n),", 1, 'We knock next door.'],
  ['\ntext: unconfirmed(`Within a day.`),', 2, 'Within a day.'],
  ['text: unconfirmed(STATEMENT),', 1, 'unconfirmed('],
])('%j is an unconfirmed statement', (source, line, text) => {
  expect(findingsIn('a.ts', source)).toEqual([{ file: 'a.ts', line, kind: 'unconfirmed statement', text }])
})

it('finds that the brand is a sample, as long as it is', () => {
  const kinds = findingsIn('content/site.ts', readFileSync('content/site.ts', 'utf8')).map(({ kind }) => kind)
  expect(kinds.includes('sample')).toBe(site.sample)
})

it('reports the legal pages until they have routes', () => {
  expect(missingPages(() => false)).toEqual(['/privacy', '/terms'])
  expect(missingPages((path) => path === '/privacy')).toEqual(['/terms'])
  expect(missingPages(() => true)).toEqual([])
})

it('reports only missing settings', () => {
  expect(missingSettings({})).toEqual(Object.keys(REQUIRED_SETTINGS))
  const all = Object.fromEntries(Object.keys(REQUIRED_SETTINGS).map((name) => [name, 'set']))
  expect(missingSettings(all)).toEqual([])
})
