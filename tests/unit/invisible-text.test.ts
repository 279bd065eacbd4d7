// @vitest-environment jsdom
/** Marks that nobody sees, or that turn the text after them round, reach no screen, mail, file or database. */
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SEARCH_LENGTH } from '../../content/constants.ts'
import { asColumns, asJson } from '../../scripts/leads/print.ts'
import { deskAddress } from '../../src/pages/desk/desk-address.ts'
import { toCsv } from '../../supabase/functions/_shared/csv.ts'
import { readBody } from '../../supabase/functions/_shared/http/request.ts'
import { escapeHtml, oneLine, withoutControls } from '../../supabase/functions/_shared/text.ts'

/** In names of files, mail addresses and messages of attackers. */
const MARKS = {
  'right-to-left override': '\u202e',
  isolates: '\u2066\u2067\u2068\u2069',
  'marks of direction': '\u200e\u200f\u061c',
  'zero-width space': '\u200b',
  joiners: '\u200c\u200d',
  'soft hyphen': '\u00ad',
  'word joiner and invisible operators': '\u2060\u2061\u2064',
  'byte order mark': '\ufeff',
  'Hangul fillers': '\u115f\u3164\uffa0',
  'variation selectors': '\ufe00\ufe0f\u{e0100}',
  tags: '\u{e0041}\u{e007f}',
  annotations: '\ufff9\ufffa\ufffb',
  controls: '\u0000\u0007\u001b\u007f\u009b',
} as const

const mark = fc.constantFrom(...Object.values(MARKS))
/** Such text, and how it reads. */
const hidden = fc
  .array(fc.tuple(fc.constantFrom('Ada', 'Lovelace', ' ', 'ß', '12 Centre St'), mark), { minLength: 1 })
  .map((parts) => ({
    text: parts.map((part) => part.join('')).join(''),
    reads: parts.map(([word]) => word).join(''),
  }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('text with marks that nobody sees', () => {
  it('reads the same without them, wherever the desk shows it', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_example')
    const { callDatabase } = await import('../../src/backend/call-database.ts')
    await fc.assert(
      fc.asyncProperty(hidden, async ({ text, reads }) => {
        vi.stubGlobal('fetch', async () =>
          Response.json({ name: text, notes: [{ note: text, at: 1 }], none: null }),
        )
        expect(await callDatabase('desk_lead', {}, v.unknown(), new AbortController().signal)).toEqual({
          name: reads,
          notes: [{ note: reads, at: 1 }],
          none: null,
        })
        expect(deskAddress({ words: text }).words).toBe(reads.slice(0, SEARCH_LENGTH))
      }),
    )
  })

  it('is stored without them', async () => {
    await fc.assert(
      fc.asyncProperty(hidden, fc.boolean(), async ({ text, reads }, json) => {
        const request = new Request('https://northbow.example', {
          method: 'POST',
          headers: { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' },
          body: json ? JSON.stringify({ text }) : new URLSearchParams({ text }).toString(),
        })
        const { value } = v.parse(
          v.object({ value: v.object({ text: v.string() }) }),
          await readBody(request, 32_000),
        )
        expect(value.text).not.toMatch(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\0]/u)
        // A control may stand between two words, and is blanked where it is shown.
        expect(withoutControls(value.text)).toBe(reads)
      }),
    )
  })

  it('is listed without them in a terminal, a CSV and a mail; JSON escapes them', () => {
    fc.assert(
      fc.property(hidden, ({ text, reads }) => {
        const seen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Cc}]/u
        const [, , row = ''] = asColumns(['name'], [[text]]).split('\n')
        expect(row).not.toMatch(seen)
        expect(
          toCsv([{ name: text }], ['name'])
            .slice(1)
            .replaceAll('\r\n', ''),
        ).not.toMatch(seen)
        expect(withoutControls(text)).toBe(reads)
        expect(escapeHtml(oneLine(text))).not.toMatch(seen)
        const json = asJson({ text })
        expect(json.replaceAll('\n', '')).not.toMatch(seen)
        expect(JSON.parse(json)).toEqual({ text })
      }),
    )
  })

  it.each([
    ['an emoji of several', 'A home for us 👨‍👩‍👧 👩🏽‍⚕️ ❤️‍🔥'],
    ['an emoji in colour', 'Thanks ❤️ 1️⃣'],
    ['Persian', 'می‌خواهم خانه بخرم'],
    ['Hindi', 'क्‍ष'],
    ['two lines', 'One\n\tTwo'],
  ])('stays as it is where they are seen: %s', (_what, text) => {
    expect(withoutControls(text)).toBe(text)
    expect(withoutControls(withoutControls(`${text}\u200b`))).toBe(text)
  })

  it('hides no letters of scripts that do not join', () => {
    for (const joiner of MARKS.joiners) expect(withoutControls(`Ad${joiner}a 家${joiner}庭`)).toBe('Ada 家庭')
  })
})
