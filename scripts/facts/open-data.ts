/** Reads the City's open data over its interface (Socrata): page by page, and again where it is throttled or down. */
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

/** Rows to a page; the interface gives no more than 50,000. */
const PAGE = 50_000
const TRIES = 6
const FIRST_PAUSE_MS = 500
/** Neither an answer nor a pause that the portal asks for takes longer. */
const PATIENCE_MS = 60_000

export type Query = {
  set: string
  select: string
  where: string
  group: string
}

/** Reads all rows of a query that groups on the server's side. `rows` to a page. Throws when the interface does not give in. */
export async function readAll<Row>(
  portal: string,
  { set, select, where, group }: Query,
  schema: v.GenericSchema<unknown, Row>,
  rows = PAGE,
): Promise<Row[]> {
  const all: Row[] = []
  for (let offset = 0; ; offset += rows) {
    const query = new URLSearchParams({
      ...{ $select: `${group},${select}`, $where: where, $group: group, $order: group },
      ...{ $limit: `${rows}`, $offset: `${offset}` },
    })
    const page = v.parse(v.array(schema), await get(`${portal}/resource/${set}.json?${query}`))
    all.push(...page)
    if (page.length < rows) return all
  }
}

async function get(url: string): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const { body, failure, pauseMs } = await once(url)
    if (!failure) return body
    if (pauseMs === null || attempt === TRIES) throw new Error(`The open data did not answer: ${failure}`)
    await pause(Math.min(pauseMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1), PATIENCE_MS))
  }
}

/** `pauseMs` is null where trying again is of no use. An answer may also break off. */
async function once(url: string): Promise<{ body?: unknown; failure?: string; pauseMs?: number | null }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok) return { body: await answer.json() }
    const failure = `${answer.status} ${await answer.text()}`
    if (answer.status !== 429 && answer.status < 500) return { failure, pauseMs: null }
    const asked = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return { failure, ...(asked >= 0 && { pauseMs: asked * 1000 }) }
  } catch (error) {
    return { failure: String(error) }
  }
}
