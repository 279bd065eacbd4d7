/** What is a mistake in the content. */

import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../scripts/content/problems.ts'

const PAGES = new Set(['/', '/contact'])
const messages = (module: Record<string, unknown>) => problemsOf(module, PAGES).map(({ message }) => message)

describe('an address', () => {
  it.each([
    ['href', 'https://www.aspen.ca/homes'],
    ['href', 'tel:+14032661234'],
    ['href', 'mailto:hello@aspen.ca'],
    ['href', '#form'],
    ['to', '/contact'],
    ['url', 'https://aspen.ca'],
    ['frame', '16:9'],
    ['link', 'The link opens our site. It works for 7 days.'],
    ['label', 'aspen.ca'],
  ])('%s: "%s" is right', (property, text) => {
    expect(messages({ page: { parts: [{ [property]: text }] } })).toEqual([])
  })

  it.each([
    ['href', 'aspen.ca'],
    ['href', 'http://aspen.ca'],
    ['href', 'https://aspen'],
    ['href', 'tel:4032661234'],
    ['href', 'tel:+1 403 266 1234'],
    ['href', 'mailto:hello'],
    ['href', '/contact'],
    ['to', '/kontact'],
    ['to', 'https://aspen.ca'],
    ['url', 'aspen.ca'],
    ['link', 'www.youtube.com/watch?v=a'],
  ])('%s: "%s" is a mistake', (property, text) => {
    expect(messages({ page: { parts: [{ [property]: text }] } })).toEqual([
      expect.stringContaining(`${property}: "${text}" `),
    ])
  })
})

it('data that its schema refuses is a mistake, once', () => {
  const head = { path: '/contact', title: 'Short', description: 'd', keywords: [], robots: 'index' }
  expect(messages({ head })).toEqual([
    expect.stringContaining('head.title: '),
    expect.stringContaining('head.description: '),
    expect.stringContaining('head.keywords: '),
    ...['structuredData', 'accent', 'card', 'updated'].map((name) =>
      expect.stringContaining(`head.${name}: `),
    ),
  ])
})
