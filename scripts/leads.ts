/** `npm run leads`: prints leads, and sends dead mail again, on the local stack or the configured Supabase project. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listDead, resend } from './leads/dead.ts'
import { asCsv, asTable } from './leads/format.ts'
import { fetchLeads, type LeadSource, leadSource } from './leads/read.ts'

const USAGE = 'usage: npm run leads -- [--json | --csv] [--limit N] | dead | resend ID | resend --dead'

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
  const [command, id, ...rest] = positionals
  const source = await leadSource(process.env)
  if (command === undefined && !values.dead) console.log(await printLeads(source, values))
  else if (command === 'dead' && id === undefined) console.log(await listDead(source))
  else if (command === 'resend' && rest.length === 0 && (id === undefined) === values.dead)
    console.log(await resend(source, id ?? null))
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

type Format = { json: boolean; csv: boolean; limit: string }

async function printLeads(source: LeadSource, { json, csv, limit }: Format): Promise<string> {
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1 || (json && csv)) throw new Error(USAGE)
  const leads = await fetchLeads(source, count)
  return json ? JSON.stringify(leads, null, 2) : csv ? asCsv(leads) : asTable(leads)
}
