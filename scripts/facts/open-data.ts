/** Reads the City's open data over its interface (Socrata): page by page, and again where it is throttled or down. */
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

/** Rows to a page; the interface gives no more than 50,000. */
const PAGE = 50_000
const TRIES = 6
const FIRST_PAUSE_MS = 500

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
    const answer = await fetch(url).catch((error: unknown) => String(error))
    if (typeof answer !== 'string' && answer.ok) return answer.json()
    const status = typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`
    const passing = typeof answer === 'string' || answer.status === 429 || answer.status >= 500
    if (!passing || attempt === TRIES) throw new Error(`The open data did not answer: ${status}`)
    const asked = typeof answer === 'string' ? null : answer.headers.get('retry-after')
    await pause(asked === null ? FIRST_PAUSE_MS * 2 ** (attempt - 1) : Number(asked) * 1000)
  }
}
