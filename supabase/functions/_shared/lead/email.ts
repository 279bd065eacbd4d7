/** The e-mail that tells the team about a lead: every field, as text and as HTML. */
import * as v from 'valibot'
import { UTM_PARAMETERS } from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import type { WriteMail } from '../mail/delivery.ts'
import type { Email } from '../mail/provider.ts'
import { clip, escapeHtml, oneLine } from '../text.ts'
import { LeadWithConsents } from './stored.ts'

/** Characters; mail programs show fewer. */
const MAX_SUBJECT_LENGTH = 200

export const leadTeamEmail: WriteMail = (lead) => leadEmail(v.parse(LeadWithConsents, lead))

type Row = readonly [label: string, value: string]

export function leadEmail(lead: LeadWithConsents): Email {
  const name = oneLine(`${lead.first_name} ${lead.last_name}`)
  const title = lead.pipeline_title ?? `New lead from ${lead.source}`
  const heading = oneLine(`${title}: ${name}`)
  const sections: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    ['Contact', contactRows(lead)],
    ['Lead', leadRows(lead)],
    ['Visit', visitRows(lead)],
  ]
  return {
    subject: clip(`${heading} (score ${lead.score})`, MAX_SUBJECT_LENGTH),
    replyTo: lead.email,
    text: asText(heading, lead.message, sections),
    html: asHtml(heading, lead.message, sections),
  }
}

function contactRows(lead: LeadWithConsents): Row[] {
  return [
    ['Name', `${lead.first_name} ${lead.last_name}`],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ...(lead.address ? [['Address', lead.address] as const] : []),
    ...(lead.experience ? [['Experience', lead.experience] as const] : []),
    ...lead.consents.map(
      ({ channel, granted, pre_ticked }) =>
        [
          `Consent by ${channel === 'sms' ? 'SMS' : 'email'}`,
          `${granted ? 'yes' : 'no'}${pre_ticked ? ' (the box was ticked beforehand)' : ''}`,
        ] as const,
    ),
  ]
}

function leadRows(lead: LeadWithConsents): Row[] {
  return [
    ['Score', `${lead.score} of 100`],
    ...lead.score_reasons.map(({ reason, points }) => [`+${points}`, reason] as const),
    ['Tags', lead.tags.join(', ')],
    ...(lead.pipeline_title ? [['Pipeline', lead.pipeline_title] as const] : []),
    ...(lead.pipeline_value_cad === null
      ? []
      : [['Value', `${lead.pipeline_value_cad.toLocaleString('en-CA')} CAD`] as const]),
    ['Source', lead.source],
    ['Received', lead.received_at],
    ['Lead id', lead.id],
  ]
}

function visitRows(lead: LeadWithConsents): Row[] {
  return [
    ['Page', lead.page],
    ['Referrer', lead.referrer],
    ['Time on page', `${lead.time_on_page_seconds} s`],
    ['Form started', lead.form_started_at ?? 'unknown'],
    ...UTM_PARAMETERS.flatMap((name) => (lead.utm[name] ? [[`utm_${name}`, lead.utm[name]] as const] : [])),
    ['Browser', lead.user_agent || 'unknown'],
  ]
}

type Sections = readonly (readonly [title: string, rows: readonly Row[]])[]

function asText(heading: string, message: string, sections: Sections): string {
  const blocks = sections.map(([title, rows]) =>
    [title.toUpperCase(), ...rows.map(([label, value]) => `${label}: ${oneLine(value)}`)].join('\n'),
  )
  return [heading, message, ...blocks, `${site.name}, ${site.brokerage}`].join('\n\n')
}

function asHtml(heading: string, message: string, sections: Sections): string {
  const tables = sections.map(
    ([title, rows]) => `<h2 style="font-size:15px;margin:24px 0 8px">${escapeHtml(title)}</h2>
<table role="presentation" style="border-collapse:collapse">${rows
      .map(
        ([label, value]) =>
          `<tr><td style="padding:3px 16px 3px 0;color:#52616b;vertical-align:top">${escapeHtml(label)}</td><td style="padding:3px 0">${escapeHtml(value)}</td></tr>`,
      )
      .join('')}</table>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font:15px/1.5 system-ui,sans-serif;color:#10232b;max-width:640px;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(heading)}</h1>
<p style="white-space:pre-wrap;border-left:3px solid #c9973f;padding-left:14px;margin:0">${escapeHtml(message)}</p>
${tables.join('\n')}
<p style="margin-top:32px;color:#52616b">${escapeHtml(`${site.name}, ${site.brokerage}`)}</p>
</body></html>`
}
