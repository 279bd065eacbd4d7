/**
 * The words of all content: Canadian spelling, no hype, no placeholder; true apostrophes and quotation marks, dashes for
 * ranges and asides, minus signs, and no line break within a phone number or before a unit. A failure shows the text as
 * it should be typed.
 */
import { describe, expect, it } from 'vitest'

const UNITS = [
  ...['m²', 'm', 'km', 'kg', 'cm', 'mm', 'Bq/m³', 'sq', 'ft', 'feet', 'metres', 'acre', 'acres', 'AM', 'PM'],
  ...['million', 'billion', 'percent', 'second', 'seconds', 'minute', 'minutes', 'hour', 'hours'],
  ...['day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years'],
].join('|')

const RULES: readonly [wrong: RegExp, right: string][] = [
  [/(?<=[\p{L}\d])'(?=\p{L})|(?<=s)'(?=[\s.,;:?!]|$)|(?<=^|\s)'(?=\d0s)/gu, '’'],
  [/"([^"]*)"/g, '“$1”'],
  [/ - /g, ' – '],
  // Between two numbers, but not within names such as 1-2-5-10, dates, or phone numbers.
  [/(?<![\d-])(?!\d{3}-\d{4}\b)(\$?\d[\d,.]*%?)-(?=\$?\d[\d,.]*(?![\d-]*-))/g, '$1–'],
  [/(?<=\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM))-(?=\p{Lu}|\d)/gu, '–'],
  [/(?<=^|[\s(])-(?=\$?\d)/g, '−'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '\u00a0'],
  [/(?<=\(\d{3}\)) (?=\d{3}-\d{4})/g, '\u00a0'],
]

const typeset = (text: string) => RULES.reduce((result, [wrong, right]) => result.replace(wrong, right), text)

/** Values that are read by programs: addresses, identifiers, and the answers that forms send. */
const isCode = (text: string) => /^(?:[a-z]+:|[/#]|\d{4}-\d\d-\d\d)/.test(text)

function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return isCode(value) ? [] : [value]
  // Schemas are not copy.
  if (typeof value !== 'object' || value === null || '~standard' in value || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'value' || key === 'id' ? [] : textsIn(inner, seen),
  )
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../content/**/*.ts', '!../../content/{constants,types}.ts'],
  { eager: true },
)
const files = Object.entries(modules).map(([file, exports]): [string, string[]] => [
  file,
  Object.values(exports).flatMap((value) => textsIn(value)),
])
const copy = files.flatMap(([, texts]) => texts)

it.each([
  ["The seller's choice, in the buyers' words", 'The seller’s choice, in the buyers’ words'],
  ['a sign that says "sold"', 'a sign that says “sold”'],
  ['$400-600, or 5-20%, or 24-48 hours', '$400–600, or 5–20%, or 24–48\u00a0hours'],
  ['built 1980-1990', 'built 1980–1990'],
  ['down by -1.9%', 'down by −1.9%'],
  ['Mon-Fri, 9:00 AM-9:00 PM', 'Mon–Fri, 9:00\u00a0AM–9:00\u00a0PM'],
  ['(403) 555-0142', '(403)\u00a0555-0142'],
  ['the 1-2-5-10 warranty, on 2026-11-20', 'the 1-2-5-10 warranty, on 2026-11-20'],
])('%s becomes %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})

it.each(files)('%s is typeset', (_file, texts) => {
  expect(texts).toEqual(texts.map(typeset))
})

describe('no text has', () => {
  it.each([
    ['an em dash', /—/],
    ['an emoji', /(?!®)\p{Extended_Pictographic}/u],
    ['hype', /unlock|\belevate|seamless|dream home|world-class|cutting-edge|game.changer|stunning|leverage/i],
    ['American spelling', /\b(?:neighbor|color|center|favorite)/i],
    ['a placeholder', /lorem|\btodo\b|\btbd\b|xxx|undefined|\bNaN\b|\[object/i],
    ['spaces around it', /^\s|\s$/],
  ])('%s', (_what, pattern) => {
    expect(copy.length).toBeGreaterThan(2000)
    expect(copy.filter((text) => pattern.test(text))).toEqual([])
  })
})
