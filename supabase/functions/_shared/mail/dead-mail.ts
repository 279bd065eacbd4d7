/** The mail that tells the team which mails could not be delivered. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { escapeHtml } from '../text.ts'
import type { Email } from './provider.ts'

const Summary = v.object({
  count: v.number(),
  mails: v.array(
    v.object({ id: v.string(), kind: v.string(), reason: v.nullable(v.string()), died_at: v.string() }),
  ),
})

export function deadMailAlarm(subject: unknown): Email {
  const { count, mails } = v.parse(Summary, subject)
  const heading = `${count} ${count === 1 ? 'mail' : 'mails'} could not be delivered`
  const advice = [
    'The leads themselves are stored: npm run leads lists them.',
    'Once the reason is mended, send the mails again with: npm run leads -- resend --dead',
  ]
  const lines = mails.map(
    ({ id, kind, reason, died_at }) => `${id} (${kind}), given up ${died_at}: ${reason ?? 'unknown reason'}`,
  )
  const paragraphs = advice.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return {
    subject: heading,
    replyTo: site.email.address,
    text: [heading, ...advice, lines.join('\n')].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font:15px/1.5 system-ui,sans-serif;color:#10232b;max-width:640px;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs}
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
</body></html>`,
  }
}
