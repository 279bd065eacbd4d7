/** The email that tells the team which deliveries failed: mail, and messages to other services. */
import * as v from 'valibot'
import { TEAM_MAIL } from '../../../../content/constants.ts'
import { desk } from '../../../../content/pages/desk.ts'
import { site } from '../../../../content/site.ts'
import { teamMails } from '../../../../content/team-mails.ts'
import { filled, shortened } from '../text.ts'
import { calgaryTime } from '../time.ts'
import type { WriteMail } from './channel.ts'
import { type Block, layOut } from './layout.ts'

const Mail = v.object({
  id: v.string(),
  kind: v.string(),
  /** The lead it is about, which the desk shows. */
  lead: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  died_at: v.string(),
})
type Mail = v.InferOutput<typeof Mail>
const Summary = v.object({ count: v.number(), deliveries: v.array(Mail) })

const KINDS: Readonly<Record<string, string>> = desk.lead.deliveryKinds

const rowOf = ({ kind, reason, died_at }: Mail) => ({
  label: KINDS[kind] ?? kind,
  value: `${shortened(reason ?? 'unknown reason', TEAM_MAIL.shortText)}, given up ${calgaryTime(died_at)}`,
})

/** `links.site` is the site's public origin. */
export const deadMailAlarm =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { count, deliveries } = v.parse(Summary, subject)
    const title = `${count} ${count === 1 ? 'delivery' : 'deliveries'} could not be made`
    const listed = deliveries.slice(0, TEAM_MAIL.leads)
    const more = count - listed.length
    const leads = [...new Set(listed.flatMap(({ lead }) => (lead ? [lead] : [])))]
    const others = listed.filter(({ lead }) => lead === null)
    const blocks: Block[] = [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: 'The leads themselves are stored.' },
      ...(leads.length > 0
        ? ([
            {
              kind: 'paragraph',
              text: `Once the cause is fixed, open each of these requests and press “${desk.lead.resend}”.`,
            },
            ...leads.flatMap((lead): Block[] => [
              { kind: 'rows', rows: listed.filter((mail) => mail.lead === lead).map(rowOf) },
              {
                kind: 'actions',
                actions: [{ label: teamMails.open, href: new URL(`/desk?lead=${lead}`, links.site).href }],
              },
            ]),
          ] satisfies Block[])
        : []),
      ...(others.length > 0
        ? ([
            { kind: 'title', text: 'Not about a request' },
            { kind: 'paragraph', text: 'Whoever looks after the site can send these again.' },
            {
              kind: 'rows',
              rows: others.map((mail) => ({
                ...rowOf(mail),
                value: `${rowOf(mail).value}, number ${mail.id}`,
              })),
            },
          ] satisfies Block[])
        : []),
      ...(more > 0
        ? ([{ kind: 'paragraph', text: filled(teamMails.more, { count: String(more) }) }] satisfies Block[])
        : []),
    ]
    return { subject: title, replyTo: site.email.address, ...layOut(title, blocks) }
  }
