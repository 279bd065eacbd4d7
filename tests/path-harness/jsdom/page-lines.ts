/** What a page is to a visitor and to assistive technology: a line for each element and each text. */

import { createHash } from 'node:crypto'
import { WORDS, withoutAddress, withoutWords } from '../content-words.ts'
import type { Part } from '../visitor.ts'
import { findAll } from './find.ts'

/** What shows, without the content's words; and in full, unless the content decides how many such there are. */
export type Line = { says: string; whole: string }

/** What says nothing, the pictures that a page asks for early, and the marks of samples, which go with them. */
const LEFT_OUT = 'script, style, template, link[rel=preload], [data-sample]'
/** How it looks: the style sheets are not here either. */
const LOOKS = new Set(['class', 'style', 'srcset', 'sizes'])
/** Words for whom does not see the element. */
const WORDY = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'content', 'value'])
/** Where something leads or comes from. */
const ADDRESSES = new Set(['href', 'src', 'action', 'poster'])
/** The class that names an icon, which is all that a visitor sees of many buttons. */
const ICON = /\blucide-[a-z0-9-]+/
/** Of the document, what pages set. */
const OF_THE_DOCUMENT = ['lang', 'data-theme']
/** What the content may have any number of. */
const ITEM = 'li, tr, dt, dd, option'
/** The ids that React and the toaster make, which depend on how much was shown before. */
const GENERATED = /_r_[0-9a-z]+_|(?<=toast:)(?!toast)[0-9a-z]+/g

type Options = {
  /** Of the page's content only that. */
  part?: Part | undefined
  /** Whether drawings and numbers show what the visitor has entered, and not only what the content has. */
  charts?: boolean | undefined
}

export function pageLines({ part, charts = false }: Options = {}): Line[] {
  const { documentElement, body } = document
  const attributes = OF_THE_DOCUMENT.flatMap((attribute) => {
    const value = documentElement.getAttribute(attribute)
    return value === null ? [] : [line(`${attribute} ${value}`)]
  })
  const nameIds = generatedIdNamer(GENERATED)
  return [...attributes, ...childrenOf(body, '')].map(({ says, whole }) => ({
    says: nameIds(says),
    whole: nameIds(whole),
  }))

  function childrenOf(element: Element, indent: string): Line[] {
    const blocks = [...element.childNodes].map((child) => {
      if (child instanceof Element) return tell(child, indent)
      return child instanceof Text && child.data.trim() ? [textLine(child.data, indent, charts)] : []
    })
    return onceEach(blocks.filter(({ length }) => length > 0))
  }

  function tell(element: Element, indent: string): Line[] {
    if (element.matches(LEFT_OUT)) return []
    if (!part || element.localName !== 'main') return tellWhole(element, indent)
    const found = findAll(part).filter((one) => element.contains(one))
    return found.flatMap((one) => tellWhole(one, indent))
  }

  function tellWhole(element: Element, indent: string): Line[] {
    if (element.matches('img, picture')) return [line(`${indent}picture`)]
    const icon = ICON.exec(element.getAttribute('class') ?? '')?.[0]
    const name = indent + (icon ?? element.localName)
    const now = nowOf(element)
    const head = {
      says: `${name}${attributesOf(element, withoutWords, withoutAddress)}${now.replace(/"(.+)"/, quotedWithoutWords)}`,
      whole: `${name}${attributesOf(element)}${now}`,
    }
    const inner =
      element.localName === 'svg' ? drawing(element, `${indent} `) : childrenOf(element, `${indent} `)
    const all = icon ? [head] : [head, ...inner]
    return element.matches(ITEM) ? all.map(({ says }) => line(says)) : all
  }

  function drawing(svg: Element, indent: string): Line[] {
    const hash = hashOf(svg)
    if (hash === undefined) return []
    return [{ says: `${indent}drawing${charts ? ` ${hash}` : ''}`, whole: `${indent}drawing ${hash}` }]
  }
}

const line = (says: string): Line => ({ says, whole: says })

/** Without numbers, which mostly count what the content has; where a visitor enters some, they are the result. */
function textLine(text: string, indent: string, withNumbers: boolean): Line {
  const words = withoutWords(text)
  const says = withNumbers ? words : words.replace(NUMBER, WORDS)
  return { says: `${indent}"${says}"`, whole: `${indent}"${text.replace(/\s+/g, ' ').trim()}"` }
}

const NUMBER = /\d[\d,.]*\+?/g

const quotedWithoutWords = (_: string, words: string) => `"${withoutWords(words)}"`

/** Without what follows its like: the content decides how many there are. */
function onceEach(blocks: readonly Line[][]): Line[] {
  const kept: Line[] = []
  let last = ''
  for (const block of blocks) {
    const says = block.map((one) => one.says).join('\n')
    if (says !== last) kept.push(...block)
    // Which of the likes came first, says nothing.
    else kept.splice(-block.length, block.length, ...block.map((one) => line(one.says)))
    last = says
  }
  return kept
}

/** Returns a function that replaces ids, which differ from run to run, by their order. */
export function generatedIdNamer(pattern: RegExp): (line: string) => string {
  const names = new Map<string, string>()
  return (line) =>
    line.replace(pattern, (id) => {
      const name = names.get(id) ?? `#${names.size + 1}`
      names.set(id, name)
      return name
    })
}

/** Where the shapes of a drawing are. */
const GEOMETRY = ['d', 'points', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2']

/** What a drawing shows, as one number: a chart has hundreds of coordinates. Undefined for one without any shape. */
function hashOf(svg: Element): string | undefined {
  const shapes = [...svg.querySelectorAll('*')].map((shape) =>
    [shape.localName, ...GEOMETRY.map((attribute) => shape.getAttribute(attribute))].join(' '),
  )
  return shapes.length === 0
    ? undefined
    : createHash('sha256').update(shapes.join()).digest('hex').slice(0, 8)
}

const same = (value: string) => value

/** `words` and `address` replace what the content may change. */
const attributesOf = (element: Element, words = same, address = same): string =>
  [...element.attributes]
    .filter((attribute) => !LOOKS.has(attribute.name))
    .filter((attribute) => element.localName !== 'svg' || attribute.name.startsWith('aria-'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, value }) => {
      if (!value) return ` ${name}`
      const said = WORDY.has(name) ? words(value) : ADDRESSES.has(name) ? address(value) : value
      return ` ${name}="${said}"`
    })
    .join('')

/** What the visitor has entered, and where the focus is. */
function nowOf(element: Element): string {
  const focus = document.activeElement === element && element !== document.body ? ', has the focus' : ''
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return `, is ${element.checked ? '' : 'not '}checked${focus}`
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return isField ? `, has "${element.value}"${focus}` : focus
}
