/**
 * What a page has left outside itself: the address, what it stored, the requests that it sent; and what its machines know.
 * In lines of text.
 */
import { StateMachine } from 'xstate'
import { isOfContent, WORDS, withoutAddress, withoutWords } from '../content-words.ts'

/** Random, and written by the client of an earlier visit too, whose requests outlast it. */
const OF_THE_AUTH_CLIENT = '-code-verifier'
/** When something was stored: in a walk of an hour another one each minute. */
const TIME = /(?<="at":)\d{13}/g

export function outsideLines(requests: readonly string[]): string[] {
  return [
    `address ${location.pathname}${location.search}${location.hash}`,
    `title "${document.title}"`,
    ...stored('kept', () => localStorage),
    ...stored('kept in the tab', () => sessionStorage),
    ...requests,
  ]
}

function stored(where: string, open: () => Storage): string[] {
  try {
    const storage = open()
    return Object.keys(storage)
      .filter((key) => !key.endsWith(OF_THE_AUTH_CLIENT))
      .sort()
      .map((key) => `${where} ${key}: ${storage.getItem(key)?.replace(TIME, '⟨time⟩')}`)
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
