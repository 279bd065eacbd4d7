/**
 * Subjects of emails to the team about requests. A lock screen shows nothing else, and mail programs thread equal
 * ones. Of the visitor's input they repeat only a plain first name.
 */
import { LEAD_SOURCE_NAME } from '../../../../content/constants.ts'
import { teamMails, topicOf } from '../../../../content/team-mails.ts'
import { plainName } from '../lead/plain-name.ts'
import { filled } from '../text.ts'

type Named = { id: string; first_name: string; source: string }

const nameOf = ({ first_name }: Named) => plainName(first_name.trim()) || teamMails.nobody

/** The end of an id, which is random: it tells two people of one name apart. */
const code = (id: string) => id.replaceAll('-', '').slice(-6)

/** Such as "Ada, home evaluation from the evaluation page · 3f9a2c". */
export const aboutRequest = (lead: Named): string =>
  `${nameOf(lead)}, ${topicOf(lead.source)} from ${LEAD_SOURCE_NAME.get(lead.source) ?? teamMails.unknownSource} · ${code(lead.id)}`

/** Such as "3 requests to claim: Ada, Ben and 1 more · 3f9a2c", for the email with this id; `many` has a {count}. */
export function aboutRequests(many: string, leads: readonly Named[], mail: string): string {
  const names = leads.slice(0, 2).map(nameOf)
  const more = leads.length - names.length
  const who = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ')
  return `${filled(many, { count: String(leads.length) })}: ${who} · ${code(mail)}`
}
