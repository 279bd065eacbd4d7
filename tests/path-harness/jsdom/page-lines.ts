/** What a page is to a visitor and to assistive technology: a line for each element and each text. */

import { createHash } from 'node:crypto'
import type { Part } from '../visitor.ts'
import { findAll } from './find.ts'

/** What says nothing. */
const LEFT_OUT = 'script, style, template'
/** How it looks: the style sheets are not here either. */
const LOOKS = new Set(['class', 'style', 'srcset', 'sizes'])
/** The class that names an icon, which is all that a visitor sees of many buttons. */
const ICON = /\blucide-[a-z0-9-]+/
/** Of the document, what pages set. */
const OF_THE_DOCUMENT = ['lang', 'data-theme']
/** The ids that React and the toaster make, which depend on how much was shown before. */
const GENERATED = /_r_[0-9a-z]+_|(?<=toast:)(?!toast)[0-9a-z]+/g

/** With `part`, of the page's content only that. */
export function pageLines(part?: Part): string[] {
  const { documentElement, body } = document
  const lines = OF_THE_DOCUMENT.flatMap((attribute) => {
    const value = documentElement.getAttribute(attribute)
    return value === null ? [] : [`${attribute} ${value}`]
  })
  for (const child of body.children) tell(child, '')
  return lines.map(generatedIdNamer(GENERATED))

  function tell(element: Element, indent: string): void {
    if (element.matches(LEFT_OUT)) return
    if (part && element.localName === 'main') {
      for (const found of findAll(part)) if (element.contains(found)) tellWhole(found, indent)
    } else tellWhole(element, indent)
  }

  function tellWhole(element: Element, indent: string): void {
    const icon = ICON.exec(element.getAttribute('class') ?? '')?.[0]
    lines.push(`${indent}${icon ?? element.localName}${attributesOf(element)}${nowOf(element)}`)
    if (element.localName === 'svg') {
      if (!icon) lines.push(...drawingOf(element).map((drawing) => `${indent} ${drawing}`))
      return
    }
    for (const child of element.childNodes)
      if (child instanceof Element) tell(child, `${indent} `)
      else if (child instanceof Text && child.data.trim())
        lines.push(`${indent} "${child.data.replace(/\s+/g, ' ').trim()}"`)
  }
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

/** What a drawing shows, as one number: a chart has hundreds of coordinates. Nothing for one without any shape. */
function drawingOf(svg: Element): string[] {
  const shapes = [...svg.querySelectorAll('*')].map((shape) =>
    [shape.localName, ...GEOMETRY.map((attribute) => shape.getAttribute(attribute))].join(' '),
  )
  if (shapes.length === 0) return []
  return [`drawing ${createHash('sha256').update(shapes.join()).digest('hex').slice(0, 8)}`]
}

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter((attribute) => !LOOKS.has(attribute.name))
    .filter((attribute) => element.localName !== 'svg' || attribute.name.startsWith('aria-'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((attribute) => (attribute.value ? ` ${attribute.name}="${attribute.value}"` : ` ${attribute.name}`))
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
