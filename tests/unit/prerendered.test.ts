/** What prerendered pages say to software that reads them: regions and fields have labels, lists say each thing once. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { quadrantPage } from '../../content/communities/quadrant-page.ts'
import { quadrants } from '../../content/communities/quadrants.ts'
import { navigation } from '../../content/navigation.ts'
import { asbestos } from '../../content/pages/asbestos-information.ts'
import { pagePaths, renderPage } from '../../src/prerender.tsx'

/** All elements of a page. */
const elementsOf = async (path: string) =>
  DomUtils.getElementsByTagName(() => true, parseDocument((await renderPage(path)).html))

it.each(pagePaths())(
  '%s: every label is there and no more than a part of what it labels; what opens says what it opens',
  async (path) => {
    const elements = await elementsOf(path)
    const ids = elements.flatMap(({ attribs: { id } }) => id ?? [])
    expect(ids).toEqual([...new Set(ids)])
    const wrong = elements.flatMap(({ name, attribs }) => {
      const labels = (attribs['aria-labelledby'] ?? attribs.for ?? '').split(/\s+/).filter(Boolean)
      return labels
        .filter((id) => !ids.includes(id) || (labels.length === 1 && id === attribs.id))
        .map((id) => `${name} labelled by ${id}`)
    })
    expect(wrong).toEqual([])
    const opening = elements.filter(({ name }) => name === 'summary').map((one) => DomUtils.textContent(one))
    expect(opening).toEqual([...new Set(opening)])
  },
)

const textsOf = async (path: string, tag: string) =>
  (await elementsOf(path)).filter(({ name }) => name === tag).map((one) => DomUtils.textContent(one))

it('the quadrants name each of their communities once', async () => {
  const section = (await elementsOf('/communities')).find(
    ({ attribs }) => attribs['aria-labelledby'] === 'quadrants-title',
  )
  const names = DomUtils.getElementsByTagName('li', section ?? []).map((item) => DomUtils.textContent(item))
  for (const { name } of quadrants.flatMap(({ communities }) => communities))
    expect([name, names.filter((one) => one.split(' (')[0] === name).length]).toEqual([name, 1])
})

it.each(quadrants)('$label asks a question of its own', async (quadrant) => {
  const titles = await textsOf(`/communities/${quadrant.id}`, 'h2')
  expect(titles).toContain(quadrantPage(quadrant).closingTitle)
})

it('the table of asbestos has the numbers of the drawing', async () => {
  const numbered = asbestos.locations.rows.map(({ location }, index) => `${index + 1}. ${location}`)
  expect(await textsOf('/asbestos-information', 'th')).toEqual(expect.arrayContaining(numbered))
})

it('every drawing with numbers has exactly those of the list or table below it', async () => {
  const drawn: unknown[] = []
  const expected: unknown[] = []
  for (const path of pagePaths()) {
    const elements = await elementsOf(path)
    for (const [index, drawing] of elements.entries()) {
      const discs = drawing.name === 'svg' ? DomUtils.getElementsByTagName('circle', drawing) : []
      const texts = discs.map(({ next }) => (next ? DomUtils.textContent(next) : ''))
      const marks = texts.filter((text) => /^\d+$/.test(text))
      if (!marks.length) continue
      const legend = elements.slice(index).find(({ name }) => ['ol', 'ul', 'tbody'].includes(name))
      const entries = elements
        .filter(({ parent }) => parent === legend)
        .map((one) => DomUtils.textContent(one))
      // The browser counts those of the class.
      const isCounted = legend?.attribs.class?.split(' ').includes('numbered')
      drawn.push([path, marks])
      expected.push([path, entries.map((text, at) => (isCounted ? `${at + 1}` : /^\d+/.exec(text)?.[0]))])
    }
  }
  expect(drawn).not.toEqual([])
  expect(drawn).toEqual(expected)
})

it('without its script the menu button leads to links, and takes the keyboard there', async () => {
  const elements = await elementsOf('/')
  const button = elements.find(({ attribs }) => attribs['aria-label'] === navigation.drawer.openAction)
  const target = elements.find(({ attribs: { id } }) => id && `#${id}` === button?.attribs.href)
  expect(DomUtils.getElementsByTagName('a', target ?? [])).not.toEqual([])
  // A browser gives the focus only to what can have it.
  expect(target?.attribs).toHaveProperty('tabindex')
})
