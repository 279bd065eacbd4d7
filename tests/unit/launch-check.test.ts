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

it.each<[source: string, kind: string, line?: number, text?: string]>([
  ["export const a = { sample: true, name: 'A' }", 'sample'],
  ["href: 'https://reca.ca', /* ours */ sample: true, // for now", 'sample'],
  ["href: 'https://homes.northbow.example/search'", 'reserved domain'],
  ["address: 'hello@northbow.example'", 'reserved domain'],
  ["href: 'tel:+14035550142'", 'reserved telephone number'],
  ["display: '(403) 555-0142'", 'reserved telephone number'],
  ["videoId: 'sample-h00x'", 'placeholder id'],
  ["text: unconfirmed('We knock next door.'),", 'unconfirmed statement', 1, 'We knock next door.'],
  ["text: unconfirmed(\n  'We knock next door.',\n),", 'unconfirmed statement', 1, 'We knock next door.'],
  ['\ntext: unconfirmed(`Within a day.`),', 'unconfirmed statement', 2, 'Within a day.'],
  ['text: unconfirmed(STATEMENT),', 'unconfirmed statement', 1, 'unconfirmed('],
])('%j is a %s', (source, kind, line = 1, text = source) => {
  expect(findingsIn('a.ts', source)).toContainEqual({ file: 'a.ts', line, kind, text })
})

it.each([
  ...["sample: false, name: 'A'", "href: 'https://www.reca.ca'", "display: '(403) 555-9142'"],
  ...['for example, in 2026'],
  ...['/** Everything marked `sample: true` must be replaced, and northbow.example, too. */'],
  ...["// A statement in unconfirmed('…') is not confirmed.", "a: 1, // was 'sample-h00x'"],
])('%s is not reported', (source) => {
  expect(findingsIn('a.ts', source)).toEqual([])
})

it('finds that the brand is a sample, as long as it is', () => {
  const kinds = findingsIn('content/site.ts', readFileSync('content/site.ts', 'utf8')).map(({ kind }) => kind)
  expect(kinds.includes('sample')).toBe(site.sample)
})

it('speaks of a consent that is ticked at first, and not of one that is not', () => {
  expect(consentNotes({ email: { preTicked: true }, sms: { preTicked: false } })).toEqual([
    expect.stringMatching(/^the consent to email is pre-ticked.*not express consent.*CRTC/),
  ])
})

it('reports the legal pages until they have routes, and the settings that are missing', () => {
  expect(missingPages((path) => path === '/privacy')).toEqual(['/terms'])
  expect(missingPages(() => true)).toEqual([])
  expect(missingSettings({})).toEqual(Object.keys(REQUIRED_SETTINGS))
  const all = Object.fromEntries(Object.keys(REQUIRED_SETTINGS).map((name) => [name, 'set']))
  expect(missingSettings(all)).toEqual([])
})
