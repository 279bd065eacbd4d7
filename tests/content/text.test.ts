/** How typed text is set. That all content is, and what it must not say, is among its mistakes (editing.extended.test.ts). */
import { expect, it } from 'vitest'
import { keepTogether, typeset, typingProblems } from '../../scripts/content/typography.ts'

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

it.each([
  ["text: '(403) 555-0142, within 24 hours'", "text: '(403)\u00a0555-0142, within 24\u00a0hours'"],
  [`text: \`within \${REPLY_WITHIN_HOURS} hours\``, `text: \`within \${REPLY_WITHIN_HOURS}\u00a0hours\``],
  ['if (a) { b() } m = 4 + 2', 'if (a) { b() } m = 4 + 2'],
])('whoever edits the source may type an ordinary space: %s', (source, set) => {
  expect(keepTogether(source)).toBe(set)
  expect(typingProblems({ source: source.replaceAll("'", '') })).toEqual([])
})

it.each([
  ["Fix the seller's tap first", "seller's must be typed seller’s"],
  ['from 5-9 people', '5-9 must be typed 5–9'],
  ['a sign that says "sold" twice', '"sold" must be typed “sold”'],
  ['now - or later', 'now - or must be typed now – or'],
  ['A stunning view', '“stunning” is hype: say what is so'],
  ['Your neighbor’s', '“neighbor” is American spelling: neighbour, colour, centre, favourite'],
  ['A tap—fixed', '“—” is a long dash: write a colon, a comma or a full stop'],
  ['TODO', '“TODO” is a placeholder'],
])('%s: %s', (text, message) => {
  expect(typingProblems({ page: { text } }).map((problem) => problem.message)).toEqual([message])
})
