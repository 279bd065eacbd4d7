/** The mail that tells a member of leads that wait for anybody, or that are theirs from now on. */
import * as v from 'valibot'
import { claim } from '../../../../content/claim.ts'
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES } from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import { titleOf } from '../lead/email.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Block, layOut } from '../mail/layout.ts'
import { calgaryTime } from '../time.ts'
import { type ClaimTokens, claimAddress } from './claim-link.ts'

const Lead = v.object({
  id: v.string(),
  name: v.string(),
  source: v.string(),
  received_at: v.string(),
})
const Notice = v.object({
  id: v.string(),
  reason: v.picklist(['arrived', 'offered', 'assigned']),
  name: v.string(),
  email: v.string(),
  /** The other member who made them theirs; null when time did. */
  giver: v.nullable(v.string()),
  leads: v.pipe(v.array(Lead), v.minLength(1)),
})

const WORDS = {
  arrived: {
    one: 'A request to claim',
    many: (count: number) => `${count} requests to claim`,
    text: 'Everyone on duty has this email. Whoever claims a request first gets it.',
  },
  offered: {
    one: 'A request waits to be claimed',
    many: (count: number) => `${count} requests wait to be claimed`,
    text: `Nobody has claimed what follows for ${CASE_OFFER_MINUTES} office minutes. After ${CASE_ASSIGN_MINUTES} it goes to the next in rotation.`,
  },
  assigned: {
    one: 'A request is yours now',
    many: (count: number) => `${count} requests are yours now`,
    text: `Nobody has claimed what follows for ${CASE_ASSIGN_MINUTES} office minutes, and you are next in rotation.`,
  },
} as const

/** `links` are the public origins of the site and of the functions. What is offered can be claimed from the mail. */
export const teamNotice =
  (links: { site: string; functions: string }, { sign }: Pick<ClaimTokens, 'sign'>): WriteMail =>
  async (subject) => {
    const { id: notice, reason, name, email, giver, leads } = v.parse(Notice, subject)
    const { one, many, text: because } = WORDS[reason]
    const text = giver === null ? because : `${giver} made you the owner of what follows.`
    const tokens = await Promise.all(leads.map(({ id }) => sign({ notice, lead: id })))
    const title = leads.length === 1 ? one : many(leads.length)
    return {
      to: email,
      subject: title,
      replyTo: site.email.address,
      ...layOut(title, [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `Hello ${name}. ${text}` },
        ...leads.flatMap((lead, index): Block[] => [
          { kind: 'title', text: lead.name },
          { kind: 'paragraph', text: `${titleOf(lead.source)}, ${calgaryTime(lead.received_at)}` },
          {
            kind: 'actions',
            actions: [
              ...(reason !== 'assigned'
                ? [{ label: claim.action, href: claimAddress(links.functions, tokens[index] ?? '') }]
                : []),
              { label: 'Open at the desk', href: new URL(`/desk?lead=${lead.id}`, links.site).href },
            ],
          },
        ]),
        { kind: 'footer', lines: [`${site.name}, ${site.brokerage}`] },
      ]),
    }
  }
