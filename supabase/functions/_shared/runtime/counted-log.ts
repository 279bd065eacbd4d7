/** Rate-limited log lines for what anybody can cause at will. */

/** How long repeats are counted before one line gives their number. */
const GATHER_MS = 60_000

/**
 * Returns a function that counts one event: the first is logged at once, those of the minute after it together.
 * `line` renders `count` events.
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
