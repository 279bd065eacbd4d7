/** CSV by RFC 4180, for spreadsheets and for importing into a CRM. */
import { withoutControls } from './text.ts'

/**
 * What a spreadsheet takes for the beginning of a formula, also behind marks and spaces that nobody sees, and in the wide
 * forms of an East Asian keyboard. A tab or line break at the beginning may be cut off, and what follows it run.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u

/** What people write between the digits of a phone number, and an extension. */
const NUMBER =
  /^\p{Zs}*[+＋\p{Pd}]?([\d\p{Zs}\p{Pd}()./,]+)(?:(?:ext(?:ension)?\.?|x|#)\p{Zs}*\d{1,6})?\p{Zs}*$/iu
const BETWEEN_NUMBERS = /[,;](?!\p{Zs}*[ex#])|\/(?=\p{Zs}*[+＋])/iu

/**
 * Whether it is a phone number of seven to fifteen digits, or several. With no other sign than its own plus, and no letters
 * but those of an extension, it can call nothing and name no other cell: the worst that a spreadsheet does is to show a sum.
 */
const isPhone = (text: string): boolean =>
  text.split(BETWEEN_NUMBERS).every((part) => {
    const digits = NUMBER.exec(part)?.[1]?.replace(/\D/g, '').length ?? 0
    return digits >= 7 && digits <= 15
  })

/**
 * The text as a cell shows it: one that a spreadsheet would run gets an apostrophe before it. A phone number gets none,
 * because a CRM would import the apostrophe with it.
 */
const safe = (text: string): string => (FORMULA.test(text) && !isPhone(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cell(value: unknown): string {
  if (typeof value === 'string') return safe(withoutControls(value))
  if (value === null || value === undefined || value === false) return ''
  return value === true ? '1' : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/** The columns of the rows, by their names. A byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): string {
  return `\ufeff${line(columns)}${rows.map((row) => line(columns.map((name) => cell(row[name])))).join('')}`
}
