/** The templates of the mails about accounts, as Supabase's auth fills them in. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type AuthMail, authMails } from '../../content/auth-mails.ts'
import { newsletter } from '../../content/newsletter.ts'
import { layOut } from '../../supabase/functions/_shared/mail/layout.ts'

/** Each file's path from the project's root, and its text. */
export function authMailFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<AuthMail>(authMails).map(([name, { subject, text, action, link, notYou }]) => {
      const { html } = layOut(subject, [
        { kind: 'heading', text: subject },
        { kind: 'paragraph', text },
        action
          ? { kind: 'actions', actions: [{ label: action, href: '{{ .ConfirmationURL }}' }] }
          : { kind: 'heading', text: '{{ .Token }}' },
        { kind: 'paragraph', text: link },
        { kind: 'paragraph', text: notYou },
        { kind: 'footer', lines: newsletter.mail.sender },
      ])
      return [`supabase/templates/${name}.html`, `${html}\n`]
    }),
  )
}

/** Writes supabase/templates, from where the settings of the hosted service are pushed. */
export function writeAuthMails(): void {
  for (const [path, text] of Object.entries(authMailFiles())) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
