/**
 * What a page is to a visitor and to assistive technology: a line for each element and each text. Every step of every walk
 * asks for it, and jsdom is slow at selectors, collections and the globals that it stands for: here it is asked for names.
 */

import { createHash } from 'node:crypto'
import { WORDS, withoutAddress, withoutWords } from '../content-words.ts'
import type { Part } from '../visitor.ts'
import { findAll } from './find.ts'

/** What shows, without the content's words; and in full, unless the content decides how many such there are. */
export type Line = { says: string; whole: string }

const ELEMENT = 1
const TEXT = 3

/** What says nothing. */
const SILENT = new Set(['script', 'style', 'template'])
const PICTURES = new Set(['img', 'picture'])
const FIELDS = new Set(['input', 'textarea', 'select'])
/** How it looks: the style sheets are not here either. */
const LOOKS = new Set(['class', 'style', 'srcset', 'sizes'])
/** Words for whom does not see the element. */
const WORDY = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'content', 'value'])
/** Where something leads or comes from. */
const ADDRESSES = new Set(['href', 'src', 'action', 'poster', 'download'])
/** The class that names an icon, which is all that a visitor sees of many buttons. */
const ICON = /\blucide-[a-z0-9-]+/
/** Of the document, what pages set. */
const OF_THE_DOCUMENT = ['lang', 'data-theme']
/** What the content may have any number of. */
const ITEMS = new Set(['li', 'tr', 'dt', 'dd', 'option'])
/** The ids that React and the toaster make, which depend on how much was shown before. */
const GENERATED = /_r_[0-9a-z]+_|(?<=toast:)(?!toast)[0-9a-z]+/g

type Options = {
  /** Of the page's content only that. */
  part?: Part | undefined
  /** Whether drawings and numbers show what the visitor has entered, and not only what the content has. */
  charts?: boolean | undefined
}

export function pageLines({ part, charts = false }: Options = {}): Line[] {
  const { activeElement, documentElement, body } = document
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
    const blocks: Line[][] = []
    for (let child = element.firstChild; child; child = child.nextSibling) {
      const block = child.nodeType === ELEMENT ? tell(child as Element, indent) : tellText(child, indent)
      if (block.length > 0) blocks.push(block)
    }
    return onceEach(blocks)
  }

  function tellText({ nodeType, nodeValue }: Node, indent: string): Line[] {
    return nodeType === TEXT && nodeValue?.trim() ? [textLine(nodeValue, indent, charts)] : []
  }

  function tell(element: Element, indent: string): Line[] {
    if (isLeftOut(element)) return []
    if (!part || element.localName !== 'main') return tellWhole(element, indent)
    const found = findAll(part).filter((one) => element.contains(one))
    return found.flatMap((one) => tellWhole(one, indent))
  }

  function tellWhole(element: Element, indent: string): Line[] {
    const { localName } = element
    if (PICTURES.has(localName)) return [line(`${indent}picture`)]
    const icon = ICON.exec(element.getAttribute('class') ?? '')?.[0]
    const name = indent + (icon ?? localName)
    const attributes = attributesOf(element)
    const now = `${FIELDS.has(localName) ? entered(element) : ''}${
      element === activeElement && element !== body ? ', has the focus' : ''
    }`
    const head = {
      says: `${name}${said(attributes, withoutWords, withoutAddress)}${now.replace(/"(.+)"/, quotedWithoutWords)}`,
      whole: `${name}${said(attributes)}${now}`,
    }
    if (icon) return [head]
    const inner = localName === 'svg' ? drawing(element, `${indent} `) : childrenOf(element, `${indent} `)
    const all = [head, ...inner]
    return ITEMS.has(localName) ? all.map(({ says }) => line(says)) : all
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

/** What a visitor cannot tell, the pictures that a page asks for early, and the marks of samples, which go with them. */
const isLeftOut = (element: Element): boolean =>
  SILENT.has(element.localName) ||
  (element.localName === 'link' && element.getAttribute('rel') === 'preload') ||
  element.hasAttribute('data-sample')

/** Names and values, by name. */
const attributesOf = (element: Element): [string, string][] =>
  element
    .getAttributeNames()
    .filter((name) => !LOOKS.has(name) && (element.localName !== 'svg' || name.startsWith('aria-')))
    .sort()
    .map((name) => [name, element.getAttribute(name) ?? ''])

/** `words` and `address` replace what the content may change. */
const said = (attributes: readonly [string, string][], words = same, address = same): string =>
  attributes
    .map(([name, value]) => {
      if (!value) return ` ${name}`
      return ` ${name}="${WORDY.has(name) ? words(value) : ADDRESSES.has(name) ? address(value) : value}"`
    })
    .join('')

/** What the visitor has entered into a field. */
function entered(element: Element): string {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return `, is ${element.checked ? '' : 'not '}checked`
  return `, has "${(element as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement).value}"`
}
