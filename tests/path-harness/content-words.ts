/**
 * What of a shown text is the content's own, which may change at any time: it is compared as `<words>`, or by its key
 * where it is the only one with these words, such as `<messages.leadOffline.text>`.
 */
import { site } from '../../content/site.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../content/**/*.ts', { eager: true })

/** What forms and messages say: which of these words are shown is behaviour, even where another module has the same. */
const BEHAVIOUR = /^(messages|forms|newsletter|password-advice)$/
/** How many there are of these, the content decides. */
const IN_A_LIST = /\.\d/
/** In characters. Shorter ones are units and marks, which stand everywhere. */
const SHORTEST = 3
/** Within a longer text only what is too long to be there by chance. */
const SHORTEST_WITHIN = 6
/** Stands for the word of a sentence. */
const BLANK = '\u0000'
export const WORDS = '<words>'

/** Where the content has a text: the path from the export, such as `messages.leadOffline.text`. */
type Key = { path: string; isBehaviour: boolean }
/** A sentence of the content with one word to be filled in. */
type Sentence = { key: Key; before: string; after: string }

/** The keys of each text of the content. */
const keysOf = new Map<string, Key[]>()
const textAt = new Map<string, string>()
const sentences: Sentence[] = []

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function collect(value: unknown, key: Key, within: readonly unknown[]): void {
  if (typeof value === 'string' && value.trim().length >= SHORTEST) {
    const text = oneSpaced(value)
    keysOf.set(text, [...(keysOf.get(text) ?? []), key])
    textAt.set(key.path, text)
  } else if (typeof value === 'function') collectSentence(value as (word: string) => unknown, key)
  else if (typeof value === 'object' && value !== null && !within.includes(value))
    for (const [name, inner] of Object.entries(value))
      collect(inner, { ...key, path: `${key.path}.${name}` }, [...within, value])
}

function collectSentence(fill: (word: string) => unknown, key: Key): void {
  const blank = attempt(() => fill(BLANK))
  if (typeof blank !== 'string') return
  const [before, after, ...more] = oneSpaced(blank).split(BLANK)
  if (before === undefined || after === undefined || more.length > 0) return
  if (before.length + after.length >= SHORTEST) sentences.push({ key, before, after })
}

function attempt(what: () => unknown): unknown {
  try {
    return what()
  } catch {
    return undefined
  }
}

for (const [path, exported] of Object.entries(modules)) {
  const isBehaviour = BEHAVIOUR.test(path.replace('../../content/', '').replace('.ts', ''))
  // Schemas are for tests, and are no words.
  for (const [name, value] of Object.entries(exported))
    if (!name.endsWith('Schema')) collect(value, { path: name, isBehaviour }, [])
}

/** Longest first, so that none hides behind a part of itself. */
const within = [...keysOf.keys()]
  .filter((text) => text.length >= SHORTEST_WITHIN && /\s|\d/.test(text))
  .sort((one, other) => other.length - one.length)

export const isOfContent = (value: unknown): boolean =>
  typeof value === 'string' && keysOf.has(oneSpaced(value))

/** Part of what is shown as an address within the site. */
const { host } = new URL(site.origin)
const named = new Map<string, string>()

/** The text with what is the content's replaced; by the key only if no other has the same words. */
export function withoutWords(text: string): string {
  const known = named.get(text) ?? nameOf(oneSpaced(text))
  named.set(text, known)
  return known
}

function nameOf(text: string): string {
  if (keysOf.has(text)) return keyOrWords(text)
  for (const { key, before, after } of sentences)
    if (text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)) {
      const word = text.slice(before.length, text.length - after.length)
      return isToldApart(key) ? `<${key.path}> with ${word}` : WORDS
    }
  return [...within, host].reduce((rest, words) => rest.replaceAll(words, WORDS), text)
}

function keyOrWords(text: string): string {
  const keys = keysOf.get(text) ?? []
  const [key, ...others] = keys.length > 1 ? keys.filter(isToldApart) : keys
  return key && others.length === 0 && !IN_A_LIST.test(key.path) ? `<${key.path}>` : WORDS
}

const isToldApart = ({ path, isBehaviour }: Key) => isBehaviour && !IN_A_LIST.test(path)

const NAMED = /<[^>]+>/g

/** What was accepted, as it would be named today: two keys may have got the same words since. */
export const asNamedToday = (line: string): string =>
  line.replace(NAMED, (name) => {
    const text = textAt.get(name.slice(1, -1))
    return text === undefined ? name : keyOrWords(text)
  })

/** Whether a line is one that was accepted. Words that were not told apart then may be now. */
export function isLine(accepted: string, line: string): boolean {
  if (accepted === line) return true
  if (!accepted.includes(WORDS)) return false
  const names = accepted.match(NAMED) ?? []
  let at = 0
  return line.replace(NAMED, (name) => (names[at++] === WORDS ? WORDS : name)) === accepted
}

/** Where a link leads, or what a picture or frame shows: the content's, but for what the code adds to it. */
export function withoutAddress(address: string): string {
  if (address.startsWith('#') || address === '') return address
  const [scheme] = /^[a-z]+:(?!\/\/)/.exec(address) ?? []
  if (scheme) return `<${scheme}>`
  const { origin, search, searchParams, hash } = new URL(address, HERE)
  const where = origin === HERE ? '<page>' : '<site>'
  if (search === '' || keysOf.has(address)) return `${where}${hash}`
  const added = [...searchParams].map(([name, value]) => `${name}=${keysOf.has(value) ? WORDS : value}`)
  return `${where}?${added.join('&')}${hash}`
}

const HERE = 'https://page.example'
