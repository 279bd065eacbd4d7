/** What `npm run leads` does and says. */
import { parseArgs } from 'node:util'
import { consentOf } from './consent.ts'
import { counts, releaseLead, resend } from './deliveries.ts'
import { asCsv, asTable } from './format.ts'
import { exportPerson, forgetPerson, unsuppressMailbox } from './person.ts'
import { asJson } from './print.ts'
import { fetchLeads, type LeadSource, leadSource } from './read.ts'
import { seedLeads, unseedLeads } from './seed.ts'
import { fetchSubscribers, subscribersCsv, subscribersTable } from './subscribers.ts'

const USAGE = `usage: npm run leads -- [--json | --csv] [--limit N]
       npm run leads -- counts
       npm run leads -- subscribers [--json | --csv] [--limit N]
       npm run leads -- release ID
       npm run leads -- consent EMAIL
       npm run leads -- export EMAIL | PHONE
       npm run leads -- forget EMAIL | PHONE
       npm run leads -- unsuppress EMAIL
       npm run leads -- resend ID | --dead
       npm run leads -- seed N
       npm run leads -- unseed`

/** A table has this many rows unless a limit is given; a file has all. */
const TABLE_ROWS = 20

type Options = { json: boolean; csv: boolean; limit: number }

const LISTS: Record<string, (source: LeadSource, options: Options) => Promise<string>> = {
  list: async (source, { json, csv, limit }) => {
    const leads = await fetchLeads(source, limit)
    return json ? asJson(leads) : csv ? asCsv(leads) : asTable(leads) + more(leads, limit)
  },
  subscribers: async (source, { json, csv, limit }) => {
    const rows = await fetchSubscribers(source, limit)
    return json ? asJson(rows) : csv ? subscribersCsv(rows) : subscribersTable(rows) + more(rows, limit)
  },
  counts: async (source) => asJson(await counts(source)),
  unseed: unseedLeads,
}

/** Below a table that has as many rows as it may: there may be others. */
const more = ({ length }: readonly unknown[], limit: number) =>
  length < limit ? '' : `\n\nThe newest ${limit}. --limit N lists more, --csv and --json all.`

/** Those that concern one lead or person. */
const SUBJECTS: Record<string, (source: LeadSource, subject: string) => Promise<string>> = {
  release: releaseLead,
  consent: (source, email) => consentOf(source, email, new Date()),
  export: exportPerson,
  forget: forgetPerson,
  unsuppress: unsuppressMailbox,
  resend,
  seed: seedLeads,
}

/** Resolves to what it prints. */
export async function leads(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      limit: { type: 'string' },
      dead: { type: 'boolean', default: false },
    },
  })
  const { json, csv, dead } = values
  const [command = 'list', subject, ...rest] = positionals
  const limit = Number(values.limit ?? (json || csv ? Number.POSITIVE_INFINITY : TABLE_ROWS))
  const list = LISTS[command]
  const one = SUBJECTS[command]
  if ((values.limit && !Number.isInteger(limit)) || limit < 1 || (json && csv) || rest.length > 0)
    throw new Error(USAGE)
  const source = await leadSource(environment)
  if (command === 'resend' && dead && !subject) return resend(source, null)
  if (list && !subject && !dead) return list(source, { json, csv, limit })
  if (one && subject && !dead) return one(source, subject)
  throw new Error(USAGE)
}
