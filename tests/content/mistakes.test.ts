/** What is a mistake in the content. */

import { expect, it } from 'vitest'
import { problemsOf } from '../../scripts/content/problems.ts'

const PAGES = new Set(['/', '/contact'])
const messages = (module: Record<string, unknown>) => problemsOf(module, PAGES).map(({ message }) => message)

const inPart = (property: string, text: string) => messages({ page: { parts: [{ [property]: text }] } })

it.each<[property: string, texts: string[]]>([
  ['href', ['https://www.aspen.ca/homes', 'tel:+14032661234', 'mailto:hello@aspen.ca', '#form']],
  ['to', ['/contact']],
  ['url', ['https://aspen.ca']],
  ['frame', ['16:9']],
  ['link', ['The link opens our site. It works for 7 days.']],
  ['label', ['aspen.ca']],
])('%s is right: %j', (property, texts) => {
  expect(texts.flatMap((text) => inPart(property, text))).toEqual([])
})

it.each<[property: string, texts: string[]]>([
  ['href', ['aspen.ca', 'http://aspen.ca', 'https://aspen', 'tel:4032661234', 'tel:+1 403 266 1234']],
  ['href', ['mailto:hello', '/contact']],
  ['to', ['/kontact', 'https://aspen.ca']],
  ['url', ['aspen.ca']],
  ['link', ['www.youtube.com/watch?v=a']],
])('%s is a mistake: %j', (property, texts) => {
  for (const text of texts)
    expect(inPart(property, text)).toEqual([expect.stringContaining(`${property}: "${text}" `)])
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
