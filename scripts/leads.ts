/** `npm run leads`: shows and manages the leads of the local stack, or of the configured Supabase project. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listDead, resend } from './leads/dead.ts'
import { asCsv, asJson, asTable } from './leads/format.ts'
import { asHeldList, fetchHeld, releaseLead } from './leads/held.ts'
import { exportPerson, forgetPerson } from './leads/person.ts'
import { fetchLeads, leadSource } from './leads/read.ts'
import { showLead } from './leads/show.ts'

const USAGE = `usage: npm run leads -- [--json | --csv] [--limit N]
       npm run leads -- show ID
       npm run leads -- held
       npm run leads -- release ID
       npm run leads -- export EMAIL
       npm run leads -- forget EMAIL
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
  const print = (text: string) => void process.stdout.write(`${text.trimEnd()}\n`)
  if (command === 'list' && !id && !values.dead) {
    const leads = await fetchLeads(source, limit)
    print((values.json ? asJson : values.csv ? asCsv : asTable)(leads))
  } else if (command === 'show' && id) print(await showLead(source, id))
  else if (command === 'held' && !id) print(asHeldList(await fetchHeld(source)))
  else if (command === 'release' && id) print(await releaseLead(source, id))
  else if (command === 'export' && id) print(await exportPerson(source, id))
  else if (command === 'forget' && id) print(await forgetPerson(source, id))
  else if (command === 'dead' && !id) print(await listDead(source))
  else if (command === 'resend' && (id === undefined) === values.dead) print(await resend(source, id ?? null))
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
