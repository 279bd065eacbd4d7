/** `npm run team`: the members of the desk, on the local stack or the configured Supabase project. */
import { existsSync } from 'node:fs'
import { printed } from './leads/print.ts'
import { team } from './team/command.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { out, error, code } = await printed(team(process.argv.slice(2), process.env))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
