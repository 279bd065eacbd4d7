/** The email that tells a member of leads: unassigned ones, their new ones, or neglected ones. */
import * as v from 'valibot'
import { claim } from '../../../../content/claim.ts'
import { LEAD_SOURCE_NAME, TEAM_MAIL } from '../../../../content/constants.ts'
import { site } from '../../../../content/site.ts'
import { teamMails, topicOf } from '../../../../content/team-mails.ts'
import type { WriteMail } from '../mail/channel.ts'
import { type Block, layOut } from '../mail/layout.ts'
import { filled, shortened } from '../text.ts'
import { calgaryTime } from '../time.ts'
import { type ClaimTokens, claimAddress } from './claim-link.ts'
import { aboutRequest, aboutRequests } from './request-subject.ts'

const Lead = v.object({
  id: v.string(),
  first_name: v.string(),
  name: v.string(),
  source: v.string(),
  received_at: v.string(),
  state: v.string(),
  /** Null if unassigned. */
  owner: v.nullable(v.string()),
})
type Lead = v.InferOutput<typeof Lead>
const Notice = v.object({
  id: v.string(),
  reason: v.picklist(['arrived', 'offered', 'assigned', 'reminded', 'escalated']),
  name: v.string(),
  email: v.string(),
  /** The member who handed them over; null for the clock. */
  giver: v.nullable(v.string()),
  leads: v.pipe(v.array(Lead), v.minLength(1)),
})

const STANDING: Readonly<Record<string, string>> = teamMails.standing

/** The source and time of a request; for a neglected one, its state. */
function about({ source, received_at, state, owner }: Lead, isLeftAlone: boolean): string {
  const written = `${topicOf(source)} from ${LEAD_SOURCE_NAME.get(source) ?? shortened(source, TEAM_MAIL.listedText)}, ${calgaryTime(received_at)}`
  const standing = isLeftAlone && STANDING[state]
  return standing ? `${filled(standing, { owner: owner ?? '' })}: ${written}` : written
}

/** `links` are the public origins of the site and of the functions. Offered leads can be claimed from the email. */
export const teamNotice =
  (links: { site: string; functions: string }, { sign }: Pick<ClaimTokens, 'sign'>): WriteMail =>
  async (subject) => {
    const { id: notice, reason, name, email, giver, leads } = v.parse(Notice, subject)
    const words = teamMails.notices[reason === 'assigned' && giver !== null ? 'handed' : reason]
    const isOffer = reason === 'arrived' || reason === 'offered'
    const isLeftAlone = reason === 'reminded' || reason === 'escalated'
    const listed = leads.slice(0, TEAM_MAIL.leads)
    const more = leads.length - listed.length
    const tokens = await Promise.all(listed.map(({ id }) => sign({ notice, lead: id })))
    const [first] = leads
    const isOne = first !== undefined && leads.length === 1
    const title = isOne ? words.one : filled(words.many, { count: String(leads.length) })
    const atDesk = (query: string) => new URL(`/desk${query}`, links.site).href
    return {
      to: email,
      subject: isOne ? `${words.subject}: ${aboutRequest(first)}` : aboutRequests(words.many, leads, notice),
      replyTo: site.email.address,
      ...layOut(title, [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `Hello ${name}. ${filled(words.text, { giver: giver ?? '' })}` },
        ...listed.flatMap((lead, index): Block[] => [
          { kind: 'title', text: shortened(lead.name, TEAM_MAIL.listedText) },
          { kind: 'paragraph', text: about(lead, isLeftAlone) },
          {
            kind: 'actions',
            actions: [
              ...(isOffer
                ? [{ label: claim.action, href: claimAddress(links.functions, tokens[index] ?? '') }]
                : []),
              { label: teamMails.open, href: atDesk(`?lead=${lead.id}`) },
            ],
          },
        ]),
        ...(more > 0
          ? ([
              { kind: 'paragraph', text: filled(teamMails.more, { count: String(more) }) },
              {
                kind: 'actions',
                actions: [{ label: teamMails.openDesk, href: atDesk(VIEW[reason]) }],
              },
            ] satisfies Block[])
          : []),
        { kind: 'footer', lines: [`${site.name}, ${site.brokerage}`] },
      ]),
    }
  }

/** The desk's views, which list what an email has no room for. */
const VIEW = {
  arrived: '?view=unclaimed',
  offered: '?view=unclaimed',
  assigned: '?view=mine',
  reminded: '?view=mine',
  escalated: '',
} as const
