/** Names the words of `content/` by where they stand, so that what was shown can be compared after they have changed. */

/** A string of the content. `group` is its file and export. */
type Words = { key: string; group: string }
/** A sentence of the content with one word to be filled in. */
type Sentence = { key: string; fill: (word: string) => string; before: string; after: string }

const modules = import.meta.glob<Record<string, unknown>>('../../content/**/*.ts', { eager: true })

/** In characters. Shorter ones are units and marks, which stand everywhere. */
const SHORTEST = 3
/** Stands for the word of a sentence. */
const BLANK = '\u0000'
/** Around a key. */
const KEY = /⟨([^⟩|]+)(?:\|([^⟩]*))?⟩/g

const placesOf = new Map<string, Words[]>()
const wordsAt = new Map<string, string>()
const sentences = new Map<string, Sentence>()

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function collect(value: unknown, key: string, group: string, within: readonly unknown[]): void {
  if (typeof value === 'string' && value.trim().length >= SHORTEST) {
    const words = oneSpaced(value)
    placesOf.set(words, [...(placesOf.get(words) ?? []), { key, group }])
    wordsAt.set(key, words)
  } else if (typeof value === 'function') collectSentence(value as (word: string) => unknown, key)
  else if (typeof value === 'object' && value !== null && !within.includes(value))
    for (const [name, inner] of Object.entries(value))
      collect(inner, `${key}.${name}`, group, [...within, value])
}

function collectSentence(fill: (word: string) => unknown, key: string): void {
  const blank = attempt(() => fill(BLANK))
  if (typeof blank !== 'string') return
  const [before, after, ...more] = blank.split(BLANK)
  if (
    before === undefined ||
    after === undefined ||
    more.length > 0 ||
    before.length + after.length < SHORTEST
  )
    return
  sentences.set(key, { key, fill: (word) => String(fill(word)), before, after })
}

function attempt(what: () => unknown): unknown {
  try {
    return what()
  } catch {
    return undefined
  }
}

for (const [path, exported] of Object.entries(modules)) {
  const file = path.replace('../../content/', '').replace('.ts', '')
  // Schemas are for tests, and are no words.
  for (const [name, value] of Object.entries(exported))
    if (!name.endsWith('Schema')) collect(value, `${file}.${name}`, `${file}.${name}`, [])
}

/**
 * Returns a function that replaces words by their keys in a line. Words that stand in several places are named by the
 * one that has most of what `lines` say.
 */
export function contentNamer(lines: readonly string[]): (line: string) => string {
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const [, words = ''] of line.matchAll(QUOTED))
      for (const { group } of placesOf.get(words) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1)
  const countOf = ({ group }: Words) => counts.get(group) ?? 0
  return (line) =>
    line.replace(QUOTED, (quoted, words: string) => `"${nameOf(words, quoted === line.trim())}"`)

  function nameOf(words: string, isText: boolean): string {
    // Attributes of one word are the code's, but for what the team may change.
    if (!isText && !/\s|^(tel|mailto):/.test(words)) return words
    const places = placesOf.get(words)
    if (places) {
      const { key } = places.reduce((best, place) => (countOf(place) > countOf(best) ? place : best))
      return `⟨${key}⟩`
    }
    for (const { key, before, after } of sentences.values())
      if (words.length > before.length + after.length && words.startsWith(before) && words.endsWith(after))
        return `⟨${key}|${words.slice(before.length, words.length - after.length)}⟩`
    return words
  }
}

const QUOTED = /"([^"]*)"/g

/** The line with the words that the keys name now. */
export const withWords = (line: string): string =>
  line.replace(KEY, (named, key: string, word?: string) =>
    word === undefined ? (wordsAt.get(key) ?? named) : (sentences.get(key)?.fill(word) ?? named),
  )
