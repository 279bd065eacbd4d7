/** `npm run leads`: prints the newest leads from the local stack or from the configured Supabase project. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asCsv, asTable } from './leads/format.ts'
import { fetchLeads, leadSource } from './leads/read.ts'

const USAGE = 'usage: npm run leads -- [--json | --csv] [--limit N]'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20' },
    },
  })
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || (values.json && values.csv)) throw new Error(USAGE)
  const leads = await fetchLeads(await leadSource(process.env), limit)
  const format = values.json ? JSON.stringify(leads, null, 2) : values.csv ? asCsv(leads) : asTable(leads)
  console.log(format)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
