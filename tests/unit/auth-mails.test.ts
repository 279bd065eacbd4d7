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

it.each(Object.entries(files))('%s has what it is for: a link to follow, a code to type', (path, html) => {
  const placeholders = [...html.matchAll(/\{\{[^}]*\}\}/g)].map(([found]) => found)
  const count = (name: string) => placeholders.filter((found) => found === name).length
  // Each that may take the place of a mail with a code has one: the newest mail always signs in.
  const [links, codes] = [Number(!path.includes('magic')), Number(!path.includes('change'))]
  expect([count('{{ .ConfirmationURL }}'), count('{{ .Token }}')]).toEqual([links, codes])
  const known = ['{{ .ConfirmationURL }}', '{{ .Token }}', '{{ .Email }}', '{{ .NewEmail }}']
  expect(placeholders.filter((found) => !known.includes(found))).toEqual([])
})
