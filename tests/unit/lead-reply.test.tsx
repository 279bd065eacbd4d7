/** The started answers to a lead, in the addresses of links. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { desk } from '../../content/pages/desk.ts'
import { LeadReply } from '../../src/pages/desk/LeadReply.tsx'
import { filled } from '../../supabase/functions/_shared/text.ts'
import { known } from '../machines/shared/desk.ts'

const { reply } = desk.lead
const { details } = known()
const linksOf = (
  lead: { firstName?: string; email?: string; phoneNumber?: string | null },
  member = 'Cleo',
) => {
  const shown = <LeadReply lead={{ ...details, ...lead }} member={member} callsNext={false} />
  return [...renderToStaticMarkup(shown).matchAll(/href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )
}

it.each(['Zoë', 'A&B', 'C#1', '50% off', 'x+y', 'who?', 'line\nbreak'])(
  'an email and a text to %s begin with their whole name, and end with nothing cut off',
  (firstName) => {
    const links = linksOf(
      { firstName, email: 'zoe+50%&you#1?@example.com', phoneNumber: '+14035550142' },
      'Ann & Ben',
    )
    expect(links.map(({ protocol }) => protocol)).toEqual(['tel:', 'sms:', 'mailto:'])
    const [, sms, mail] = links
    expect(sms?.searchParams.get('body')).toBe(filled(reply.sms, { name: firstName, member: 'Ann & Ben' }))
    expect(decodeURIComponent(mail?.pathname ?? '')).toBe('zoe+50%&you#1?@example.com')
    expect(mail?.searchParams.get('subject')).toBe(reply.subject)
    // Written by percent signs alone: mail programs keep a plus sign.
    expect(decodeURIComponent(mail?.search.split('body=')[1] ?? '')).toBe(
      `${filled(reply.text, { name: firstName })}\n\n`,
    )
  },
)

it.each([
  [{ email: '' }, ['tel:', 'sms:']],
  [{ phoneNumber: null }, ['mailto:']],
  [{ email: '', phoneNumber: null }, []],
])('offers only the ways that %o leaves', (without, protocols) => {
  const links = linksOf({ email: 'ada@example.com', phoneNumber: '+14035550142', ...without })
  expect(links.map(({ protocol }) => protocol)).toEqual(protocols)
})
