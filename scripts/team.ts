/** `npm run team`: who works at the desk, of the local stack or of the configured Supabase project. */
import { existsSync } from 'node:fs'
import { teamCommand } from './team/command.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { out, error, code } = await teamCommand(process.argv.slice(2), process.env)
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
