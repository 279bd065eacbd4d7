/** `npm run auth:mails`: writes supabase/templates, the mails about accounts in the look of all other mail. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { authMailFiles } from './auth-mails/templates.ts'

for (const [path, text] of Object.entries(authMailFiles())) {
  mkdirSync('supabase/templates', { recursive: true })
  writeFileSync(path, text)
}
