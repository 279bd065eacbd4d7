// @vitest-environment jsdom
/**
 * Every mail: it says the same as text and as HTML, and adapts to a phone. Those to the team, written of hostile data, name
 * no command; their subject repeats nothing that strangers typed but a plain first name, and they are whole in Gmail.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, it } from 'vitest'
import { LEAD_SOURCE, MAXIMUM_LENGTH, TEAM_MAIL } from '../../content/constants.ts'
import { extraNames } from '../../content/lead-fields.ts'
import { teamMails } from '../../content/team-mails.ts'
import { leadAcknowledgement } from '../../supabase/functions/_shared/lead/acknowledgement.ts'
import { leadTeamEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { heldLeadsReport } from '../../supabase/functions/_shared/lead/held-report.ts'
import { leadList } from '../../supabase/functions/_shared/lead/list-report.ts'
import type { WriteMail } from '../../supabase/functions/_shared/mail/channel.ts'
import { deadMailAlarm } from '../../supabase/functions/_shared/mail/dead-mail.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { erasureNotice } from '../../supabase/functions/_shared/team/erasure.ts'
import { teamInvitation } from '../../supabase/functions/_shared/team/invitation.ts'
import { teamNotice } from '../../supabase/functions/_shared/team/notice.ts'
import { filled } from '../../supabase/functions/_shared/text.ts'
import { storedLead } from '../support/stored-lead.ts'

/** Gmail shows no more of a message, in bytes. */
const GMAIL = 102_400
const AT = '2026-11-20T18:00:01Z'
const LINKS = { site: 'https://site.example', functions: 'https://functions.example' }
const REASONS = ['arrived', 'offered', 'assigned', 'reminded', 'escalated'] as const
const STATES = ['new', 'claimed', 'contacted', 'meeting'] as const
/** As long as a signed token is. */
const TOKEN = 'f'.repeat(36 + 1 + 36 + 1 + 32)

const idOf = (index: number) => `0193f0c8-0000-7000-8000-${index.toString(16).padStart(12, '0')}`

/** What strangers type, in every field, and as many leads as there may be. */
type Typed = { text: string; count: number; state: (typeof STATES)[number]; giver: string | null }

const lead = ({ text, state }: Typed, index: number) => ({
  id: idOf(index),
  first_name: text.slice(0, MAXIMUM_LENGTH.name),
  name: `${text.slice(0, MAXIMUM_LENGTH.name)} ${text.slice(0, MAXIMUM_LENGTH.name)}`,
  phone: text.slice(0, MAXIMUM_LENGTH.phone),
  phone_number: null,
  email: text.slice(0, MAXIMUM_LENGTH.email),
  source: text.slice(0, MAXIMUM_LENGTH.shortText),
  score: 100,
  received_at: AT,
  state,
  owner: 'Ada Agent',
})
const many = <One>(typed: Typed, one: (typed: Typed, index: number) => One) =>
  Array.from({ length: typed.count }, (_, index) => one(typed, index))
const some = (typed: Typed) => many(typed, lead)

const stored = (typed: Typed) => {
  const { text } = typed
  const short = text.slice(0, MAXIMUM_LENGTH.shortText)
  return storedLead({
    ...lead(typed, 1),
    last_name: text.slice(0, MAXIMUM_LENGTH.name),
    message: text.slice(0, MAXIMUM_LENGTH.message),
    ...Object.fromEntries(extraNames.map((name) => [name, short])),
    pipeline_title: short,
    tags: Array.from({ length: MAXIMUM_LENGTH.tags }, () => text.slice(0, MAXIMUM_LENGTH.name)),
    utm: { source: short, medium: short, campaign: short, term: short, content: short },
    page: text.slice(0, MAXIMUM_LENGTH.url),
    referrer: text.slice(0, MAXIMUM_LENGTH.url),
    user_agent: short,
  })
}

const notice = teamNotice(LINKS, { sign: async () => TOKEN })
const TO_ADA = { id: idOf(77), name: 'Ada Agent', email: 'ada@example.com' }
type Kind = readonly [name: string, write: WriteMail, of: (typed: Typed) => unknown]
const toTheTeam = REASONS.map((reason): Kind => {
  const of = (typed: Typed) => ({ ...TO_ADA, reason, giver: typed.giver, leads: some(typed) })
  return [`of leads that are ${reason}`, notice, of]
})
const deadMail = ({ text }: Typed, index: number) => ({
  ...(index % 2
    ? { kind: 'lead-team-email', lead: idOf(index) }
    : { kind: 'newsletter-confirmation', lead: null }),
  ...{ reason: text.slice(0, 500), id: randomUUID(), died_at: AT },
})
const ERASED = { receipt: idOf(1), at: AT, owners: ['Ada Agent', 'Ben'] }
const INVITED = { email: 'ada@example.com', name: 'Ada Agent', until: AT, secret: idOf(5) }
const acknowledged: WriteMail = async (lead) => leadAcknowledgement(lead)
const confirmation: WriteMail = async () => confirmationEmail('ada@example.com', 'c0ffee', LINKS)

/** Each kind of mail to the team, of what strangers typed. */
const MAILS: readonly Kind[] = [
  ['about a lead', leadTeamEmail(LINKS), stored],
  ...toTheTeam,
  ['about held leads', heldLeadsReport(LINKS), ({ count }) => ({ count, oldest: AT })],
  ['that lists leads', leadList(LINKS), (typed) => ({ count: 3 * typed.count, leads: some(typed) })],
  [
    'about dead mail',
    deadMailAlarm(LINKS),
    (typed) => ({ count: typed.count, deliveries: many(typed, deadMail) }),
  ],
  ['about an erasure', erasureNotice, ({ count }) => ({ ...ERASED, requests: count })],
  ['that invites', teamInvitation(LINKS), () => INVITED],
]

/** And those to visitors. */
const ALL: typeof MAILS = [
  ...MAILS,
  ['to the visitor', acknowledged, stored],
  ['to an applicant', acknowledged, (typed) => ({ ...stored(typed), source: LEAD_SOURCE.joinTeam })],
  ['about a lead with little in it', leadTeamEmail(LINKS), () => storedLead({ address: null, consents: [] })],
  ['that confirms a subscription', confirmation, () => null],
]
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (text: string) => text.replaceAll(':', ' ').split(/\s+/).filter(Boolean)

/** What HTML says, where a link to a page says its address, too. */
function wordsOfHtml(html: string): string[] {
  const { body } = parse(html)
  for (const link of body.querySelectorAll('a[href^="http"]')) link.append(` ${link.getAttribute('href')}`)
  for (const element of body.querySelectorAll('p, h1, h2, a, td, br, li')) element.after(' ')
  return words(body.textContent ?? '')
}

it.each(ALL)(
  'the mail %s says the same as text and as HTML, on a phone, in the dark and in Outlook',
  async (_name, write, of) => {
    for (const [count, text] of [
      [1, 'Ada'],
      [3, 'Zoë'],
    ] as const) {
      const mail = await write(of({ text, count, state: 'new', giver: count > 1 ? 'Ben' : null }))
      expect(wordsOfHtml(mail.html)).toEqual(words(mail.text))
      const { head, body } = parse(mail.html)
      expect(head.querySelector('meta[name=viewport]')).not.toBeNull()
      expect(head.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
      // Outlook for Windows knows no greatest width, and no room within a link.
      expect(mail.html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/)
      for (const button of body.querySelectorAll('a[style*="padding"]'))
        expect(button.parentElement?.getAttribute('style')).toContain('mso-padding-alt')
    }
  },
)

const typedBy = (text: fc.Arbitrary<string>): fc.Arbitrary<Typed> =>
  fc.record({
    text,
    count: fc.integer({ min: 1, max: 60 }),
    state: fc.constantFrom(...STATES),
    giver: fc.constantFrom(null, 'Ben'),
  })
/** Nothing of it is a word of ours. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...['xq', ' ', '\r\n', 'Bcc: xq@xq.example', '\u202e', '\u2066', '\u200b', '\0', '<b>', '"', '😀'],
      ...['!'],
    ),
    { minLength: 3, maxLength: 40 },
  )
  .map((parts) => `xq!${parts.join('')}`)

const sizeOf = (email: Awaited<ReturnType<WriteMail>>) =>
  new Promise<number>((resolve, reject) =>
    new MailComposer({ from: 'website@site.example', to: 'team@site.example', ...email })
      .compile()
      .build((error, message) => (error ? reject(error) : resolve(message.length))),
  )

describe.each(MAILS)('the mail %s', (_name, write, subjectOf) => {
  it('names no command, and nothing of what strangers typed in its subject', async () => {
    await fc.assert(
      fc.asyncProperty(typedBy(hostile), async (typed) => {
        const { subject, text, html } = await write(subjectOf(typed))
        expect(`${subject} ${text} ${html}`).not.toMatch(/\bnpm\b|\bnpx\b|`|leads -- |\bSQL\b/)
        expect(subject).not.toMatch(/xq|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(subject.length).toBeLessThan(150)
      }),
      { numRuns: 40 },
    )
  })

  it('is whole in Gmail, whatever was typed', async () => {
    for (const character of ['"', '&', '=', 'x', 'é', '語', '😀', '\n', "'<"])
      for (const count of [1, 60, 400]) {
        const text = character.repeat(MAXIMUM_LENGTH.message)
        const mail = await write(subjectOf({ text, count, state: 'claimed', giver: null }))
        expect([character, count, (await sizeOf(mail)) < GMAIL]).toEqual([character, count, true])
      }
  })
})

it('lists what has room, and says how many more the desk has', async () => {
  const leads = some({ text: 'Ada', count: 57, state: 'new', giver: null })
  const { text } = await notice({ ...TO_ADA, reason: 'arrived', giver: null, leads })
  expect(text.match(/Claim it: /g)).toHaveLength(20)
  expect(text).toContain('And 37 more at the desk.')
  expect(text).toContain('https://site.example/desk?view=unclaimed')
})

it.each([0, 1, 3])('the list of leads says that %d more came than it lists', async (more) => {
  const typed = { text: 'Ada', count: TEAM_MAIL.rows + more, state: STATES[0], giver: null }
  for (const unread of [0, 40]) {
    const subject = { count: typed.count + unread, leads: some(typed) }
    const { text } = await leadList(LINKS)(subject)
    const said = filled(teamMails.more, { count: String(more + unread) })
    expect(text.includes(said)).toBe(more + unread > 0)
  }
})
