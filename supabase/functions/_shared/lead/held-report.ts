/** The daily mail that tells the team how many leads are held, and how to look at them. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import type { Email } from '../mail/provider.ts'
import { escapeHtml } from '../text.ts'

const Subject = v.object({ count: v.number(), oldest: v.nullable(v.string()) })

const HOW = [
  'They look automated, so nothing was mailed about them. None is lost.',
  'See them, with the reasons: npm run leads -- held',
  'Have the mail about one sent: npm run leads -- release ID',
] as const

export function heldLeadsReport(subject: unknown): Email {
  const { count } = v.parse(Subject, subject)
  const title = count === 1 ? '1 lead is held' : `${count} leads are held`
  return {
    subject: title,
    replyTo: site.email.address,
    text: [title, ...HOW].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font:15px/1.5 system-ui,sans-serif;color:#10232b;max-width:640px;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(title)}</h1>
${HOW.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
</body></html>`,
  }
}
