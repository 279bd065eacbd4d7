/**
 * What a page has left outside itself: the address, what it stored, the requests that it sent; and what its machines know.
 * In lines of text.
 */
import { createHash } from 'node:crypto'
import { StateMachine } from 'xstate'
import { isOfContent, WORDS, withoutAddress, withoutWords } from '../content-words.ts'

/** Random, and written by the client of an earlier visit too, whose requests outlast it. */
const OF_THE_AUTH_CLIENT = '-code-verifier'
/** Where all requests go that are the site's own. */
const BACKEND = /(?<=^[A-Z]+ )https:\/\/backend\.example/
/** In characters. */
const LONGEST = 130
/** When something was stored: in a walk of an hour another one each minute. */
const TIME = /(?<="at":)\d{13}/g

/** `told` takes what is random out of a line. Of the requests to one address the last is listed. */
export function outsideLines(requests: readonly string[], told: (line: string) => string): string[] {
  const lines = [
    `address ${location.pathname}${location.search}${location.hash}`,
    ...(document.title ? [`title "${document.title}"`] : []),
    ...stored('kept', () => localStorage),
    ...stored('kept in the tab', () => sessionStorage),
  ]
  const last = new Map(requests.map(told).map((line) => [line.split(' ', 2).join(' '), line]))
  return [...lines.map(told), ...last.values()].map((line) => shortened(line.replace(BACKEND, '')))
}

/** With a hash in place of the end of what is very long. */
const shortened = (line: string): string =>
  line.length <= LONGEST
    ? line
    : `${line.slice(0, LONGEST)}… #${createHash('sha256').update(line).digest('hex').slice(0, 6)}`

function stored(where: string, open: () => Storage): string[] {
  try {
    const storage = open()
    return Object.keys(storage)
      .filter((key) => !key.endsWith(OF_THE_AUTH_CLIENT))
      .sort()
      .map((key) => `${where} ${key}: ${storage.getItem(key)?.replace(TIME, '<time>')}`)
  } catch {
    return [`${where}: nothing, storage is blocked`]
  }
}

/** The content decides what is in a list of its names. */
const withoutNames = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every(isOfContent) ? [WORDS] : value

/** The states and contexts of all actors of a machine, in the order in which they started. */
export const contextLines = (machine: string): string[] =>
  [...(window.machineActors ?? [])].flatMap((actor) => {
    if (!(actor.logic instanceof StateMachine) || actor.logic.id !== machine) return []
    const { value, context } = actor.getSnapshot()
    return `${machine} is ${JSON.stringify(value)} and knows ${JSON.stringify(context, withoutNames)}`
  })

/** A line without the content's words and sites. A single word is the code's, but for what the team may change. */
export const withoutQuotedWords = (line: string): string =>
  line
    .replace(/"([^"]*)"/g, (quoted, words: string) =>
      /\s|^(tel|mailto):/.test(words) ? `"${withoutWords(words)}"` : quoted,
    )
    // Their hash is theirs.
    .replace(/(?<="wording_hash":")[\da-f]{64}/g, WORDS)
    .replace(/https:\/\/(?!backend\.example)[^ "]+/g, withoutAddress)

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
