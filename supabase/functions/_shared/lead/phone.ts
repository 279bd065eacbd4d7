/**
 * Phone numbers as people write them, and the number that `phone-number.ts` read in one on its arrival: "+14035550120",
 * with its extension "+14035550120;ext=22", or only digits where the area code is missing. Without a library, for the
 * browser.
 */

/** What stands before an extension: words in English, French and a few more languages, or a sign. */
const LABEL = String.raw`(?:[,;]\s*)*(?:(?<!\p{L})(?:extension|ext[n.:=]*|poste?|local|loc|int|anexo|доб|p)(?!\p{L})|[x#~])[\s.:=#]*`
const EXTENSION = new RegExp(String.raw`[\s(]*${LABEL}(\d{1,7})(?!\d)`, 'iu')
const LAST_EXTENSION = new RegExp(String.raw`${EXTENSION.source}\D*$|[,;]+\s*(\d{1,7})$`, 'iu')

/** A number's text before its extension, and the extension. */
export function splitExtension(text: string): { before: string; extension: string | undefined } {
  const found = LAST_EXTENSION.exec(text) ?? EXTENSION.exec(text)
  return { before: text.slice(0, found?.index), extension: found?.[1] ?? found?.[2] }
}

/** Latin digits, plain dashes, dots and spaces for every kind, and no mark that nobody sees. */
export function plainly(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\p{C}]/gu, (mark) => (/[\t\n\r]/.test(mark) ? ' ' : ''))
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\p{Pd}\u2212\u30fc_]/gu, '-')
    .replace(/[·•∙⋅・。]/gu, '.')
    .replace(/[[\]{}|\\*\p{Z}]+/gu, ' ')
    .trim()
}

/** The digits of a script follow each other in Unicode, from zero to nine. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** How many digits were typed, without those of an extension. */
export const digitsTyped = (typed: string): number =>
  plainly(typed).replace(LAST_EXTENSION, '').replace(/\D/g, '').length

/** The address that a tap dials; null without a number. */
export const telephoneLink = (number: string | null): string | null => number && `tel:${number}`

/** The address of a text message: an extension gets none. */
export const textLink = (number: string | null): string | null => number && `sms:${number.split(';')[0]}`

/** The number for people: grouped as Canadians write it, or as it is. */
function readable(number: string): string {
  const [digits = '', extension] = number.split(';ext=')
  const grouped = digits.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return extension ? `${grouped} ext. ${extension}` : grouped
}

const CLEAN = /^\+?[\d\s().\u2011/-]+(?:(?:ext\.?|x|#)\s*\d{1,7})?$/i
const isSecond = (typed: string, number: string) =>
  digitsTyped(typed) > (number.split(';')[0] ?? '').length + 5

/** One number, for files and CRMs: as it was typed, unless that is hard to read or says more. */
export const phoneCell = (typed: string, number: string | null): string =>
  number === null || (CLEAN.test(typed.trim()) && !isSecond(typed, number)) ? typed : readable(number)

/** What the team reads: the number, and what was typed if that says more. */
export function shownPhone(typed: string, number: string | null): string {
  const cell = phoneCell(typed, number)
  const words = plainly(typed).replace(EXTENSION, '')
  const saysMore = number !== null && (/\p{L}/u.test(words) || isSecond(typed, number))
  return saysMore && cell !== typed ? `${cell}, written “${typed}”` : cell
}
