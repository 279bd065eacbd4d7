/** The email that lists to the team the leads that came in too fast to be mailed one by one. */
import * as v from 'valibot'
import { TEAM_MAIL } from '../../../../content/constants.ts'
import { LEAD_PACE } from '../../../../content/screening.ts'
import { site } from '../../../../content/site.ts'
import { teamMails } from '../../../../content/team-mails.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Block, layOut } from '../mail/layout.ts'
import { filled, shortened } from '../text.ts'
import { calgaryTime } from '../time.ts'
import { shownPhone } from './phone.ts'

const Listed = v.object({
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
export const leadList =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { count, leads } = v.parse(Listed, subject)
    const title = count === 1 ? '1 more lead' : `${count} more leads`
    const listed = leads.slice(0, TEAM_MAIL.rows)
    const more = count - listed.length
    const blocks: Block[] = [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: `Leads are coming in faster than one email each. These came in the last ${LEAD_PACE.listMinutes} minutes, highest score first; their visitors were thanked on the page, but not by email. Programs may have sent them: mark those junk.`,
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
