/** The embedded database's own needs: files that are intact, one request at a time, and a new start when it breaks. */
import { existsSync, readdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'

/** Opens PGlite's files in the folder, which may not exist yet. Rejects when they are broken, or not PGlite's. */
export async function openEmbedded(folder: string): Promise<PgliteConnection> {
  const refusal = new Error(`${folder} is not a database that this version can open`)
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length > 0 && !names.includes('PG_VERSION')) throw refusal
  const connection = await createPgliteConnection({ url: folder })
  await connection.exec('select 1').catch(() => {
    throw refusal
  })
  return connection
}

/** Does one piece of work at a time, in the order in which they came. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Admits requests to the embedded database one at a time. PGlite has one connection, and every request is a
 * transaction of several queries, which would interleave; few would finish in time.
 */
export function createAdmission(): Admit {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * Responds to each request once admitted, unless its client has given up. If a client gives up later, its request is
 * still finished before the next.
 */
export function admitted(
  respond: (...exchange: Parameters<RequestListener>) => Promise<unknown>,
  admit: Admit,
): RequestListener {
  return (request, response) => {
    admit(async () => {
      if (!response.destroyed) await respond(request, response)
    }).catch(() => response.destroy())
  }
}

/**
 * Calls `end` once the database has broken down, as when it cannot write its log. PGlite then answers every query with
 * nothing, as if all were well, until it is opened again. Returns a function that stops looking.
 */
export function watchEmbedded(
  { driver }: PgliteConnection,
  admit: Admit,
  end: () => void,
  everyMs = 5_000,
): () => void {
  const look = async () => {
    const answer = await admit(() => driver.query('select 1')).catch(() => undefined)
    if (answer?.rows.length === 1) return
    stop()
    end()
  }
  const timer = setInterval(look, everyMs)
  const stop = () => clearInterval(timer)
  return stop
}
