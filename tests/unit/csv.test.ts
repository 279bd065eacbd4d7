/** The CSV that spreadsheets open: rows stay whole whatever was typed, and nothing that was typed runs. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from '../../scripts/leads/print.ts'
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

const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        ',',
        ';',
        '"',
        '""',
        '\t',
        '=cmd|A0',
        '+1 403',
        '-1',
        '@SUM(A1)',
        '＝1',
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
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      },
    ),
  )
})

it.each(['Good evening\nPlease call after six\nThanks', "Good evening to you\n=cmd|' /C calc'!A0"])(
  'a message with line breaks stays one cell: %j',
  (message) => {
    const rows = parse(toCsv([{ name: 'Ada', message, phone: '403' }], ['name', 'message', 'phone']).slice(1))
    expect(rows[1]).toEqual(['Ada', message, '403'])
  },
)
