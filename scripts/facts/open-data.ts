/** Reads the City's open data over its interface (Socrata), page by page. */
import * as v from 'valibot'

/** Rows to a page; the interface gives no more than 50,000. */
const PAGE = 50_000
const PATIENCE_MS = 60_000

export type Query = {
  set: string
  select: string
  where: string
  group: string
}

/** Reads all rows of a query that groups on the server's side, `rows` to a page. Throws with what the interface says. */
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
    const answer = await fetch(`${portal}/resource/${set}.json?${query}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new Error(`${portal} cannot be reached (${reasonOf(error)}): check the connection and try again.`)
    })
    if (!answer.ok) throw new Error(`The open data answered ${answer.status} ${await answer.text()}`)
    const page = v.parse(v.array(schema), await answer.json())
    all.push(...page)
    if (page.length < rows) return all
  }
}

/** Node.js keeps the reason of a failed connection in the error's cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  if (!(cause instanceof Error)) return message
  return 'code' in cause ? String(cause.code) : cause.message
}
