/** The templates of the mails about accounts, as Supabase's auth fills them in. */
import { authMails } from '../../content/auth-mails.ts'
import { newsletter } from '../../content/newsletter.ts'
import { layOut } from '../../supabase/functions/_shared/mail/layout.ts'

/** Each file's path from the project's root, and its text. */
export function authMailFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(authMails).map(([name, { subject, text, action, link, notYou }]) => {
      const { html } = layOut(subject, [
        { kind: 'heading', text: subject },
        { kind: 'paragraph', text },
        { kind: 'actions', actions: [{ label: action, href: '{{ .ConfirmationURL }}' }] },
        { kind: 'paragraph', text: link },
        { kind: 'paragraph', text: notYou },
        { kind: 'footer', lines: newsletter.mail.sender },
      ])
      return [`supabase/templates/${name}.html`, `${html}\n`]
    }),
  )
}
