/** CSV by RFC 4180, for spreadsheets and CRM imports. */
import { withoutControls } from './text.ts'

/**
 * What a spreadsheet takes for the start of a formula, also behind invisible characters and spaces, and in the
 * full-width forms of East Asian keyboards. It may drop a leading tab or line break and run what follows.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u

/** Characters that people write between the digits of a phone number, and an extension. */
const NUMBER =
  /^\p{Zs}*[+＋\p{Pd}]?([\d\p{Zs}\p{Pd}()./,]+)(?:(?:;ext=|(?:ext(?:ension)?\.?|x|#)\p{Zs}*)\d{1,7})?\p{Zs}*$/iu
const BETWEEN_NUMBERS = /[,;](?!\p{Zs}*[ex#])|\/(?=\p{Zs}*[+＋])/iu

/**
 * Whether the text is a phone number of seven to fifteen digits, or several. With no sign but its own plus and no
 * letters but an extension's, it can call no function and name no cell: at worst a spreadsheet shows a sum.
 */
const isPhone = (text: string): boolean =>
  text.split(BETWEEN_NUMBERS).every((part) => {
    const digits = NUMBER.exec(part)?.[1]?.replace(/\D/g, '').length ?? 0
    return digits >= 7 && digits <= 15
  })

/**
 * The text of a cell. One that a spreadsheet would run gets a leading apostrophe. Phone numbers get none, because a
 * CRM would import it.
 */
const safe = (text: string): string => (FORMULA.test(text) && !isPhone(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cell(value: unknown): string {
  if (typeof value === 'string') return safe(withoutControls(value))
  if (value === null || value === undefined || value === false) return ''
  return value === true ? '1' : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/** The rows as CSV, with column names. A byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): string {
  return `\ufeff${line(columns)}${rows.map((row) => line(columns.map((name) => cell(row[name])))).join('')}`
}
