/** The confirmation mail: why it was sent, the link that confirms, and how to unsubscribe. */
import * as v from 'valibot'
import {
  NEWSLETTER_CODE_PARAMETER,
  NEWSLETTER_FRAGMENT,
  NEWSLETTER_PATH,
  newsletter,
} from '../../../../content/newsletter.ts'
import { site } from '../../../../content/site.ts'
import type { WriteMail } from '../mail/channel.ts'
import { layOut } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { type DeriveToken, tokenQuery } from './token.ts'

/** The public origins of the site and of the functions. */
export type MailLinks = { site: string; functions: string }

/** Path of the newsletter page for a step; its form reads the token from the query. */
export function newsletterPath(step: keyof typeof NEWSLETTER_FRAGMENT, token = ''): string {
  const query = token ? `?${new URLSearchParams({ [NEWSLETTER_CODE_PARAMETER]: token })}` : ''
  return `${NEWSLETTER_PATH}${query}#${NEWSLETTER_FRAGMENT[step]}`
}

const Subject = v.object({ requestId: v.pipe(v.string(), v.uuid()), email: v.string() })

export function newsletterConfirmation(deriveToken: DeriveToken, links: MailLinks): WriteMail {
  return async (subject) => {
    const { requestId, email } = v.parse(Subject, subject)
    return confirmationEmail(email, await deriveToken(requestId), links)
  }
}

export function confirmationEmail(to: string, token: string, links: MailLinks): Email {
  const { mail, consent } = newsletter
  const address = {
    confirm: new URL(newsletterPath('confirm', token), links.site).href,
    unsubscribe: new URL(newsletterPath('unsubscribe', token), links.site).href,
    oneClick: new URL(`/functions/v1/newsletter-unsubscribe${tokenQuery(token)}`, links.functions).href,
  }
  return {
    to,
    subject: mail.subject,
    replyTo: site.email.address,
    // RFC 8058: lets the mail program offer its own unsubscribe button, which posts to this address.
    headers: {
      'List-Unsubscribe': `<${address.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...layOut(mail.subject, [
      { kind: 'heading', text: mail.subject },
      { kind: 'paragraph', text: mail.why },
      { kind: 'actions', actions: [{ label: mail.action, href: address.confirm }] },
      { kind: 'paragraph', text: mail.link },
      { kind: 'paragraph', text: mail.codeLabel },
      { kind: 'code', text: token },
      { kind: 'paragraph', text: mail.consentLabel },
      { kind: 'quote', text: consent },
      { kind: 'paragraph', text: mail.notYou },
      {
        kind: 'footer',
        lines: mail.sender,
        action: { label: mail.unsubscribe, href: address.unsubscribe },
      },
    ]),
  }
}
