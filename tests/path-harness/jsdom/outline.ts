/**
 * What a page is to assistive technology, as an outline: a line for each part that has a role, with its name and what can
 * be told about it, and for each text between them. The content's words are left out of it.
 */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { WORDS, withoutAddress, withoutWords } from '../content-words.ts'
import type { Part } from '../visitor.ts'
import { findAll, getComputedStyle, isHiddenItself } from './find.ts'

const ELEMENT = 1
const TEXT = 3

/** What says nothing, or only names something else. */
const SILENT = new Set('script style template noscript link svg picture img legend'.split(' '))
/** What the content may have any number of. */
const ITEMS = new Set(['LI', 'TR', 'DT', 'DD', 'OPTION'])
/** Roles that only group what they contain, or mark words. */
const PLAIN = new Set(
  'generic none presentation paragraph list listitem strong emphasis term definition time code mark figure'.split(
    ' ',
  ),
)
/** Roles that count only with a name. */
const NAMED = new Set(['form', 'region', 'group'])
/** Roles whose name is all that they contain. */
const WHOLE = new Set(
  'button link heading option tab menuitem checkbox radio switch textbox searchbox spinbutton slider combobox progressbar'.split(
    ' ',
  ),
)
/** What assistive technology tells of a part, by the attribute that says it. */
const STATES = ['expanded', 'pressed', 'selected', 'current', 'invalid', 'busy', 'valuetext']
/** A mark between two texts says nothing. */
const SAYS = /[\p{L}\p{N}]/u
const NUMBER = /\d[\d,.]*\+?/g
const SEVERAL_WORDS = RegExp(`${WORDS}([ ,.:;·–-]*${WORDS})+`, 'g')
const SPACE = /\s+/g

type Options = {
  /** Of the page's content only that. */
  part?: Part | undefined
  /** Whether numbers are compared: they are results of what the visitor entered. */
  charts?: boolean | undefined
}

export function outlineOf({ part, charts = false }: Options = {}): string[] {
  const { body, documentElement } = document
  const theme = documentElement.getAttribute('data-theme')
  const parts = part ? findAll(part).filter((one) => one.closest('main')) : []
  return [...(theme ? [`theme ${theme}`] : []), ...childrenOf(body, '')]

  function childrenOf(element: Element, indent: string): string[] {
    const told: string[] = []
    const items: string[][] = []
    let last = ''
    for (const child of element.childNodes) {
      const lines = child.nodeType === ELEMENT ? tell(child as Element, indent) : textLine(child, indent)
      const block = lines.join('\n')
      if (ITEMS.has(child.nodeName)) items.push(lines.filter((line) => !items.flat().includes(line)))
      // The content decides how many there are of what is alike.
      else if (block !== last) told.push(...lines)
      if (block) last = block
    }
    // It also decides their order, and which items have all parts.
    return [...told, ...items.sort(([one = ''], [other = '']) => one.localeCompare(other)).flat()]
  }

  function textLine({ nodeType, nodeValue, parentElement }: Node, indent: string): string[] {
    if (nodeType !== TEXT || !SAYS.test(nodeValue ?? '') || parentElement?.closest('label')) return []
    return [`${indent}${quoted(nodeValue ?? '')}`]
  }

  function tell(element: Element, indent: string): string[] {
    if (SILENT.has(element.localName) || isHiddenItself(element) || element.hasAttribute('data-sample'))
      return []
    if (part && element.localName === 'main') return parts.flatMap((one) => tellPart(one, indent))
    return tellPart(element, indent)
  }

  function tellPart(element: Element, indent: string): string[] {
    const frame = element.localName === 'iframe' || element.localName === 'video'
    const role = frame ? element.localName : getRole(element)
    const name = role === null || PLAIN.has(role) ? '' : nameOf(element)
    if (role === null || PLAIN.has(role) || (NAMED.has(role) && !name)) return childrenOf(element, indent)
    const head = `${indent}${role}${name ? ` "${named(element, name)}"` : ''}${told(element)}`
    if (WHOLE.has(role) || frame) return [head]
    // Its name and description are often among its texts.
    return [head, ...childrenOf(element, `${indent} `).filter((line) => !head.includes(line.trim()))]
  }

  /** A name that is put together from several texts: each of them may be the content's. */
  function named(element: Element, name: string): string {
    const texts = textsIn(element).map(oneSpaced)
    const words = texts.reduce((rest, text) => rest.replace(text, () => withoutWords(text)), wordsOf(name))
    return once(words)
  }

  function quoted(text: string): string {
    return `"${wordsOf(text)}"`
  }

  function wordsOf(text: string): string {
    const words = withoutWords(oneSpaced(text))
    return once(charts ? words : words.replace(NUMBER, WORDS))
  }

  /** What can be told about a part besides its name. */
  function told(element: Element): string {
    const states = STATES.flatMap((state) => {
      const value = element.getAttribute(`aria-${state}`)
      return value === null
        ? []
        : [value === 'true' ? state : `${state}=${state === 'valuetext' ? quoted(value) : value}`]
    })
    const address = element.getAttribute(element.localName === 'a' ? 'href' : 'src')
    const leads = address && withoutAddress(address)
    return [
      ...states,
      ...entered(element),
      ...(element.matches(':disabled, [aria-disabled=true]') ? ['disabled'] : []),
      // Where the content leads is its own; what the code adds to it is not.
      ...(leads && leads !== '<page>' && leads !== '<site>' ? [`to ${leads.replace(SPACE, ' ')}`] : []),
      ...described(element),
      ...(element === document.activeElement && element !== body ? ['focused'] : []),
    ]
      .map((words) => `, ${words}`)
      .join('')
  }

  /** What the visitor has entered into a field. */
  function entered(element: Element): string[] {
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
      return [element.checked ? 'checked' : 'not checked']
    if (
      element instanceof HTMLSelectElement ||
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    )
      return element.value ? [`has ${JSON.stringify(withoutWords(element.value))}`] : []
    return []
  }

  function described(element: Element): string[] {
    if (!element.hasAttribute('aria-describedby')) return []
    const description = computeAccessibleDescription(element, { getComputedStyle })
    return description ? [`described ${quoted(description)}`] : []
  }
}

/** The content decides how many words there are. */
const once = (words: string) => words.replace(SEVERAL_WORDS, WORDS)
const oneSpaced = (text: string) => text.replace(SPACE, ' ').trim()

/** The texts of an element, in order, without what is hidden. */
function textsIn(element: Element): string[] {
  return [...element.childNodes].flatMap((child) => {
    if (child.nodeType === TEXT) return child.nodeValue ?? ''
    return child.nodeType === ELEMENT && !isHiddenItself(child as Element) ? textsIn(child as Element) : []
  })
}

const nameOf = (element: Element) => computeAccessibleName(element, { getComputedStyle })
