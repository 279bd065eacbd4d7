/** How text is set: Canadian spelling, no hype, no placeholder; true apostrophes, quotation marks, dashes and minus signs. */
import type { Problem } from './problems.ts'

const UNITS = [
  ...['m²', 'm', 'km', 'kg', 'cm', 'mm', 'Bq/m³', 'sq', 'ft', 'feet', 'metres', 'acre', 'acres', 'AM', 'PM'],
  ...['million', 'billion', 'percent', 'second', 'seconds', 'minute', 'minutes', 'hour', 'hours'],
  ...['day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years'],
].join('|')

type Rule = readonly [wrong: RegExp, right: string]

const MARKS: readonly Rule[] = [
  [/(?<=[\p{L}\d])'(?=\p{L})|(?<=s)'(?=[\s.,;:?!]|$)|(?<=^|\s)'(?=\d0s)/gu, '’'],
  [/"([^"]*)"/g, '“$1”'],
  [/ - /g, ' – '],
  // Between two numbers, but not within names such as 1-2-5-10, dates, or phone numbers.
  [/(?<![\d-])(?!\d{3}-\d{4}\b)(\$?\d[\d,.]*%?)-(?=\$?\d[\d,.]*(?![\d-]*-))/g, '$1–'],
  [/(?<=\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM))-(?=\p{Lu}|\d)/gu, '–'],
  [/(?<=^|[\s(])-(?=\$?\d)/g, '−'],
]

/** No line break before a unit or within a phone number. */
const SPACES: readonly Rule[] = [
  // Or after a number that is put in.
  [new RegExp(`(?<=\\d|\\$\\{[\\w.]+\\}) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '\u00a0'],
  [/(?<=\(\d{3}\)) (?=\d{3}-\d{4})/g, '\u00a0'],
]

const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['is a long dash: write a colon, a comma or a full stop', /—/],
  ['is an emoji: leave it out', /(?!®)\p{Extended_Pictographic}/u],
  [
    'is hype: say what is so',
    /unlock|\belevate|seamless|dream home|world-class|cutting-edge|game.changer|stunning|leverage/i,
  ],
  ['is American spelling: neighbour, colour, centre, favourite', /\b(?:neighbor|color|center|favorite)/i],
  ['is a placeholder', /lorem|\btodo\b|\btbd\b|xxx|undefined|\bNaN\b|\[object/i],
  ['has a space at its beginning or end', /^\s.*|.*\s$/],
]

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((result, [wrong, right]) => result.replace(wrong, right), text)

/** The text as it should be set. */
export const typeset = (text: string): string => apply(text, [...MARKS, ...SPACES])

/** Keeps numbers on one line with their units, in the source of a content file. Its length stays the same. */
export const keepTogether = (source: string): string => apply(source, SPACES)

/** What is wrong in any text below the exports of a file. The build sets the spaces, so ordinary ones are right. */
export function typingProblems(module: object): Problem[] {
  return textsIn(module).flatMap((text) => {
    const marks = MARKS.flatMap(([wrong, right]) =>
      [...text.matchAll(wrong)].map(({ index, 0: found }) => {
        const [start, end] = [text.lastIndexOf(' ', index - 1) + 1, text.indexOf(' ', index + found.length)]
        const part = text.slice(start, end < 0 ? undefined : end)
        return { text, part, message: `${part} must be typed ${part.replace(wrong, right)}` }
      }),
    )
    const words = FORBIDDEN.flatMap(([what, pattern]) => {
      const part = pattern.exec(text)?.[0]
      return part === undefined ? [] : [{ text, part, message: `“${part}” ${what}` }]
    })
    return [...marks, ...words]
  })
}

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
