/** `npm run leads`: lists leads of the local stack or of the configured Supabase project, releases held ones, and sends dead mail again. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listDead, resend } from './leads/dead.ts'
import { asCsv, asJson, asTable } from './leads/format.ts'
import { asHeldList, fetchHeld, releaseLead } from './leads/held.ts'
import { fetchLeads, leadSource } from './leads/read.ts'

const USAGE = `usage: npm run leads -- [--json | --csv] [--limit N]
       npm run leads -- held
       npm run leads -- release ID
       npm run leads -- dead
       npm run leads -- resend ID | --dead`

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20' },
      dead: { type: 'boolean', default: false },
    },
  })
  const [command = 'list', id, ...rest] = positionals
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || (values.json && values.csv) || rest.length > 0)
    throw new Error(USAGE)
  const source = await leadSource(process.env)
  if (command === 'held' && !id) console.log(asHeldList(await fetchHeld(source)))
  else if (command === 'release' && id) console.log(await releaseLead(source, id))
  else if (command === 'dead' && !id) console.log(await listDead(source))
  else if (command === 'resend' && (id === undefined) === values.dead)
    console.log(await resend(source, id ?? null))
  else if (command === 'list' && !id && !values.dead) {
    const leads = await fetchLeads(source, limit)
    const format = values.json ? asJson : values.csv ? asCsv : asTable
    process.stdout.write(`${format(leads).trimEnd()}\n`)
  } else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
