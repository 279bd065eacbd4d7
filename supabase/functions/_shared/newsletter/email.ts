/** The confirmation mail: why it was sent, the link that confirms, and how to unsubscribe. */
import * as v from 'valibot'
import { NEWSLETTER_CODE_PARAMETER, NEWSLETTER_FRAGMENT, newsletter } from '../../../../content/newsletter.ts'
import { site } from '../../../../content/site.ts'
import type { WriteMail } from '../mail/delivery.ts'
import type { Email } from '../mail/provider.ts'
import { escapeHtml } from '../text.ts'
import { type DeriveToken, tokenQuery } from './token.ts'

/** The public origins of the site and of the functions. */
export type MailLinks = { site: string; functions: string }

type Fragment = (typeof NEWSLETTER_FRAGMENT)[keyof typeof NEWSLETTER_FRAGMENT]

/** Path to a form or notice on the site; the form reads the token from the query. */
export function newsletterPath(fragment: Fragment, token = ''): string {
  const query = token ? `?${new URLSearchParams({ [NEWSLETTER_CODE_PARAMETER]: token })}` : ''
  return `/${query}#${fragment}`
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
    confirm: new URL(newsletterPath(NEWSLETTER_FRAGMENT.confirm, token), links.site).href,
    unsubscribe: new URL(newsletterPath(NEWSLETTER_FRAGMENT.unsubscribe, token), links.site).href,
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
    text: [
      mail.subject,
      mail.why,
      address.confirm,
      mail.link,
      `${mail.codeLabel} ${token}`,
      `${mail.consentLabel} ${consent}`,
      mail.notYou,
      `${mail.unsubscribe}: ${address.unsubscribe}`,
      mail.sender.join('\n'),
    ].join('\n\n'),
    html: asHtml(token, address),
  }
}

function asHtml(token: string, address: { confirm: string; unsubscribe: string }): string {
  const { mail, consent } = newsletter
  const small = 'font-size:13px;color:#52616b'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="font:15px/1.5 system-ui,sans-serif;color:#10232b;max-width:640px;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(mail.subject)}</h1>
<p>${escapeHtml(mail.why)}</p>
<p style="margin:24px 0"><a href="${escapeHtml(address.confirm)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#10232b;color:#ffffff;text-decoration:none">${escapeHtml(mail.action)}</a></p>
<p>${escapeHtml(mail.link)}</p>
<p>${escapeHtml(mail.codeLabel)}<br><code>${escapeHtml(token)}</code></p>
<p style="border-left:3px solid #c9973f;padding-left:14px">${escapeHtml(mail.consentLabel)} ${escapeHtml(consent)}</p>
<p>${escapeHtml(mail.notYou)}</p>
<p style="margin-top:32px;${small}">${mail.sender.map(escapeHtml).join('<br>')}</p>
<p style="${small}"><a href="${escapeHtml(address.unsubscribe)}" style="color:#52616b">${escapeHtml(mail.unsubscribe)}</a></p>
</body></html>`
}
