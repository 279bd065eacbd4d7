/** What a player does at each step, as plain data. */
import type { Player } from './player.ts'
import { transitionName } from './structure.ts'
import type { Moment } from './trace.ts'

type Context = Moment['changed'] & {}

/** A function that returns what has happened since its last call; first, since the player started. */
export function momentReader(player: Player): () => Moment {
  let read = 0
  let taken = 0
  let before: Context = {}
  return () => {
    const { value, context, status } = player.snapshot()
    if (status === 'error') throw new Error('The machine failed', { cause: player.snapshot().error })
    const changed = changes(before, context)
    before = context
    const effects = player.effects().slice(read)
    read += effects.length
    const takes = player.taken().slice(taken).map(transitionName)
    taken += takes.length
    const news = Object.keys(changed).length > 0 ? { changed } : {}
    return JSON.parse(JSON.stringify({ state: value, ...news, takes, effects }))
  }
}

/** The fields that differ, as they are now; `null` for one that is gone. */
function changes(before: Context, now: Context): Context {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
      .map((name) => [name, now[name] ?? null]),
  )
}
