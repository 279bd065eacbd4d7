/** Lines of a log for what anybody can cause as often as they like. */

/** How long further ones are counted before a line says how many there were. */
const GATHER_MS = 60_000

/**
 * Returns a function that counts one event: the first is logged at once, those of the minute after it together. `line`
 * says that `count` have happened.
 */
export function countedLog(line: (count: number) => string): () => void {
  let gathered: number | undefined
  const say = (count: number) => console.error(line(count))
  return () => {
    if (gathered !== undefined) {
      gathered++
      return
    }
    gathered = 0
    say(1)
    setTimeout(() => {
      if (gathered) say(gathered)
      gathered = undefined
    }, GATHER_MS)
  }
}
