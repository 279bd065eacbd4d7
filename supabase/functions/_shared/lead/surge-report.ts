/** The emails that tell the team of a surge: one when it starts, and lists of leads that wait. */
import * as v from 'valibot'
import { TEAM_MAIL } from '../../../../content/constants.ts'
import { SURGE } from '../../../../content/screening.ts'
import { site } from '../../../../content/site.ts'
import { teamMails } from '../../../../content/team-mails.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Block, layOut } from '../mail/layout.ts'
import { filled, shortened } from '../text.ts'
import { calgaryTime } from '../time.ts'
import { heldView } from './held-report.ts'
import { shownPhone } from './phone.ts'

const Surge = v.object({ form: v.picklist(['leads', 'newsletter']), allowed: v.number(), usual: v.number() })

/** `links.site` is the site's public origin. */
export const surgeReport =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { form, allowed, usual } = v.parse(Surge, subject)
    const leads = form === 'leads'
    const what = leads ? 'leads' : 'newsletter requests'
    const title = `Far more ${what} than usual`
    const blocks: Block[] = [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: `More than ${allowed} came within an hour. The most in any hour of recent weeks was ${usual}. Programs may be sending them.`,
      },
      {
        kind: 'paragraph',
        text: leads
          ? `All are stored and at the desk. Some an hour, ${SURGE.passingOfNetwork.allowed} at most from one network, are emailed and acknowledged at once. An email every ${SURGE.listMinutes} minutes lists the others, whose acknowledgements wait until it is over, as newsletter confirmations do. Forms ask browsers for some work, and leads with the same text are held.`
          : `All are stored. Some an hour, ${SURGE.passingOfNetwork.allowed} at most from one network, are sent their confirmation at once; the others get it when it is over. Leads are emailed as usual.`,
      },
      {
        kind: 'paragraph',
        text: 'If programs sent them, a manager can hold what waits at the desk: the leads can be released one by one later, and no confirmations are sent.',
      },
      { kind: 'actions', actions: [{ label: teamMails.openHeld, href: heldView(links.site) }] },
    ]
    return { subject: title, replyTo: site.email.address, ...layOut(title, blocks) }
  }

const Listed = v.object({
  /** Whether the surge is. */
  over: v.boolean(),
  count: v.number(),
  leads: v.array(
    v.object({
      name: v.string(),
      phone: v.string(),
      phone_number: v.nullable(v.string()),
      email: v.string(),
      score: v.number(),
      received_at: v.string(),
    }),
  ),
})

const listedText = (text: string) => shortened(text, TEAM_MAIL.listedText)

/** `links.site` is the site's public origin. */
export const surgeLeadsReport =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { over, count, leads } = v.parse(Listed, subject)
    const title = count === 1 ? '1 lead of the surge' : `${count} leads of the surge`
    const listed = leads.slice(0, TEAM_MAIL.rows)
    const more = count - listed.length
    const blocks: Block[] = [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: `${over ? 'Leads are coming at the usual rate again.' : `Far more leads than usual are still coming. The next list follows in ${SURGE.listMinutes} minutes.`} These came since the last email and were not emailed one by one, highest score first; held leads are not listed.`,
      },
      {
        kind: 'rows',
        rows: listed.map(({ name, phone, phone_number, email, score, received_at }) => ({
          label: listedText(name),
          value: `${listedText(shownPhone(phone, phone_number))}, ${listedText(email)}, score ${score}, ${calgaryTime(received_at)}`,
        })),
      },
      ...(more > 0
        ? ([{ kind: 'paragraph', text: filled(teamMails.more, { count: String(more) }) }] satisfies Block[])
        : []),
      { kind: 'actions', actions: [{ label: teamMails.openDesk, href: new URL('/desk', links.site).href }] },
    ]
    return { subject: title, replyTo: site.email.address, ...layOut(title, blocks) }
  }
