/** `npm run leads`: shows and manages the leads of the local stack, or of the configured Supabase project. */
import { existsSync } from 'node:fs'
import { leads } from './leads/command.ts'
import { printed } from './leads/print.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { out, error, code } = await printed(leads(process.argv.slice(2), process.env))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
