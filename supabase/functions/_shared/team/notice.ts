/** The mail that tells a member of leads that wait for anybody, or that are theirs from now on. */
import * as v from 'valibot'
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES } from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import { titleOf } from '../lead/email.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Block, layOut } from '../mail/layout.ts'
import { calgaryTime } from '../time.ts'

const Lead = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  source: v.string(),
  received_at: v.string(),
})
const Notice = v.object({
  reason: v.picklist(['offered', 'assigned']),
  name: v.string(),
  email: v.string(),
  /** The other member who made them theirs; null when time did. */
  giver: v.nullable(v.string()),
  leads: v.pipe(v.array(Lead), v.minLength(1)),
})

const WORDS = {
  offered: {
    one: 'A request waits to be claimed',
    many: (count: number) => `${count} requests wait to be claimed`,
    text: `For ${CASE_OFFER_MINUTES} office minutes nobody has claimed what follows. After ${CASE_ASSIGN_MINUTES} it belongs to the next in rotation.`,
  },
  assigned: {
    one: 'A request is yours now',
    many: (count: number) => `${count} requests are yours now`,
    text: `For ${CASE_ASSIGN_MINUTES} office minutes nobody has claimed what follows, and you are the next in rotation.`,
  },
} as const

/** `links.site` is the public origin of the site. */
export const teamNotice =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { reason, name, email, giver, leads } = v.parse(Notice, subject)
    const { one, many, text: because } = WORDS[reason]
    const text = giver === null ? because : `${giver} made you the owner of what follows.`
    const title = leads.length === 1 ? one : many(leads.length)
    return {
      to: email,
      subject: title,
      replyTo: site.email.address,
      ...layOut(title, [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `Hello ${name}. ${text}` },
        ...leads.flatMap((lead): Block[] => [
          { kind: 'title', text: lead.name },
          { kind: 'paragraph', text: `${titleOf(lead.source)}, ${calgaryTime(lead.received_at)}` },
          {
            kind: 'actions',
            actions: [{ label: 'Open at the desk', href: new URL(`/desk?lead=${lead.id}`, links.site).href }],
          },
        ]),
        { kind: 'footer', lines: [`${site.name}, ${site.brokerage}`] },
      ]),
    }
  }
