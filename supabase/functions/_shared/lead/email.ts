/** The email that tells the team about a lead, designed to be acted on from a phone: whom to call, and about what. */
import * as v from 'valibot'
import { LEAD_SOURCE, LEAD_SOURCE_NAME, TEAM_MAIL, UTM_PARAMETERS } from '../../../../content/constants.ts'
import { answersGiven } from '../../../../content/lead-fields.ts'
import { site } from '../../../../content/site.ts'
import { teamMails } from '../../../../content/team-mails.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Action, type Block, layOut, type Row } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { aboutRequest } from '../team/request-subject.ts'
import { clip, oneLine, shortened } from '../text.ts'
import { calgaryTime } from '../time.ts'
import { shownPhone, telephoneLink } from './phone.ts'
import { LeadWithConsents } from './stored.ts'

export const leadTeamEmail =
  (links: { site: string }): WriteMail =>
  (lead) =>
    leadEmail(v.parse(LeadWithConsents, lead), links.site)

/** `origin` is the site's public origin, where the desk is. */
export function leadEmail(lead: LeadWithConsents, origin: string = site.origin): Email {
  const name = oneLine(`${lead.first_name} ${lead.last_name}`)
  const title = short(lead.pipeline_title ?? titleOf(lead.source))
  const call = telephoneLink(lead.phone_number)
  const phone = shownPhone(lead.phone, lead.phone_number)
  const actions: Action[] = [
    ...(call ? [{ label: 'Call', value: phone, href: call }] : []),
    { label: 'Email', value: lead.email, href: `mailto:${encodeURIComponent(lead.email)}` },
    { label: 'Open at the desk', href: new URL(`/desk?lead=${lead.id}`, origin).href },
  ]
  const blocks: Block[] = [
    { kind: 'heading', text: name, above: title },
    { kind: 'actions', actions },
    { kind: 'quote', text: quoted(lead.message) },
    { kind: 'rows', rows: contactRows(lead, call ? null : phone) },
    { kind: 'title', text: `Score ${lead.score} of 100` },
    { kind: 'rows', rows: scoreRows(lead) },
    { kind: 'title', text: 'Where it came from' },
    { kind: 'rows', rows: visitRows(lead) },
    { kind: 'footer', lines: [`Replies go to ${oneLine(lead.email)}.`, `${site.name}, ${site.brokerage}`] },
  ]
  return {
    subject: `${teamMails.received}: ${aboutRequest(lead)}, score ${lead.score}`,
    replyTo: lead.email,
    ...layOut(title, blocks),
  }
}

const short = (text: string) => shortened(text, TEAM_MAIL.shortText)
const quoted = (text: string) =>
  text.length > TEAM_MAIL.text ? `${clip(text, TEAM_MAIL.text)}${teamMails.cut}` : text

const nameOf = (source: string) => LEAD_SOURCE_NAME.get(source) ?? source
/** What kind of request it is, in the words of the email. */
const titleOf = (source: string) =>
  source === LEAD_SOURCE.joinTeam ? 'Application to join' : `New lead from ${nameOf(source)}`

function contactRows(lead: LeadWithConsents, phone: string | null): Row[] {
  return [
    ...optional('Phone', phone),
    ...answersGiven(lead).map(({ label, value }) => ({ label, value: short(value) })),
    { label: 'Received', value: calgaryTime(lead.received_at) },
    ...lead.consents.map(({ channel, granted, pre_ticked }) => ({
      label: `Consent by ${channel === 'sms' ? 'SMS' : 'email'}`,
      value: `${granted ? 'yes' : 'no'}${pre_ticked ? ' (the box was ticked beforehand)' : ''}`,
    })),
  ]
}

function scoreRows(lead: LeadWithConsents): Row[] {
  return [
    ...lead.score_reasons.map(({ reason, points }) => ({ label: `+${points}`, value: reason })),
    ...optional('Pipeline', lead.pipeline_title),
    ...optional(
      'Value',
      lead.pipeline_value_cad === null ? null : `${lead.pipeline_value_cad.toLocaleString('en-CA')} CAD`,
    ),
    { label: 'Tags', value: short(lead.tags.join(', ')) },
  ]
}

function visitRows(lead: LeadWithConsents): Row[] {
  return [
    { label: 'Written on', value: short(nameOf(lead.source)) },
    { label: 'Page', value: short(lead.page) },
    { label: 'Referrer', value: short(lead.referrer) },
    { label: 'Time on page', value: `${lead.time_on_page_seconds} s` },
    {
      label: 'Form started',
      value: lead.form_started_at === null ? 'unknown' : calgaryTime(lead.form_started_at),
    },
    ...UTM_PARAMETERS.flatMap((name) => optional(`utm_${name}`, lead.utm[name] || null)),
    { label: 'Browser', value: short(lead.user_agent) || 'unknown' },
    { label: 'Lead', value: lead.id },
  ]
}

function optional(label: string, value: string | null): Row[] {
  return value ? [{ label, value: short(value) }] : []
}
