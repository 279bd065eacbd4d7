/** The mails about accounts: up to date, in Supabase's settings, and with nothing but the service's own placeholders. */
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { authMails } from '../../content/auth-mails.ts'
import { authMailFiles } from '../../scripts/auth-mails/templates.ts'

const Config = v.object({
  auth: v.object({
    email: v.object({
      template: v.record(v.string(), v.object({ subject: v.string(), content_path: v.string() })),
    }),
  }),
})
const files = authMailFiles()

it.each(Object.keys(files))('%s says what content/auth-mails.ts does: `npm run build` writes it', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(files[path])
})

it('Supabase’s settings name each with its subject', () => {
  const { template } = v.parse(Config, parse(readFileSync('supabase/config.toml', 'utf8'))).auth.email
  const expected = Object.entries(authMails).map(([name, { subject }]) => [
    name,
    { subject, content_path: `./supabase/templates/${name}.html` },
  ])
  expect(template).toEqual(Object.fromEntries(expected))
})

it.each(Object.entries(files))('%s has one link to follow, and no code to type', (_path, html) => {
  const placeholders = [...html.matchAll(/\{\{[^}]*\}\}/g)].map(([found]) => found)
  expect(placeholders.filter((found) => found === '{{ .ConfirmationURL }}')).toHaveLength(1)
  const known = ['{{ .ConfirmationURL }}', '{{ .Email }}', '{{ .NewEmail }}']
  expect(placeholders.filter((found) => !known.includes(found))).toEqual([])
})
