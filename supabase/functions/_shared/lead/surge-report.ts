/** The mails that tell the team of a surge: one when it begins, and one that lists its leads when it is over. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { type Block, layOut } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { oneLine } from '../text.ts'
import { calgaryTime } from '../time.ts'

const Surge = v.object({ form: v.picklist(['leads', 'newsletter']), allowed: v.number(), usual: v.number() })

export function surgeReport(subject: unknown): Email {
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
        ? 'All are stored. Until it is over, you get no email about each: one email will list them. Acknowledgements to visitors and newsletter confirmations are sent then. Forms ask browsers for some work, and leads with the same text are held.'
        : 'All are stored. Until it is over, confirmation mails wait; they are sent then. Leads are emailed as usual.',
    },
    { kind: 'title', text: 'See what came' },
    { kind: 'code', text: leads ? 'npm run leads' : 'npm run leads -- subscribers' },
    { kind: 'title', text: 'If programs sent it: hold the leads, and send no confirmations' },
    { kind: 'code', text: 'npm run leads -- hold' },
  ]
  return { subject: title, replyTo: site.email.address, ...layOut(title, blocks) }
}

const Listed = v.object({
  count: v.number(),
  leads: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      phone: v.string(),
      email: v.string(),
      score: v.number(),
      received_at: v.string(),
    }),
  ),
})

export function surgeLeadsReport(subject: unknown): Email {
  const { count, leads } = v.parse(Listed, subject)
  const title = count === 1 ? '1 lead of the surge' : `${count} leads of the surge`
  const more = count - leads.length
  const blocks: Block[] = [
    { kind: 'heading', text: title },
    {
      kind: 'paragraph',
      text: 'Leads are coming at the usual rate again. These came in between, highest score first; held leads are not listed.',
    },
    {
      kind: 'rows',
      rows: leads.map(({ id, name, phone, email, score, received_at }) => ({
        label: oneLine(name),
        value: `${oneLine(phone)}, ${oneLine(email)}, score ${score}, ${calgaryTime(received_at)}. ${id}`,
      })),
    },
    ...(more > 0 ? [{ kind: 'paragraph', text: `And ${more} more.` } as const] : []),
    { kind: 'title', text: 'One in full, and all' },
    { kind: 'code', text: 'npm run leads -- show ID' },
    { kind: 'code', text: 'npm run leads' },
  ]
  return { subject: title, replyTo: site.email.address, ...layOut(title, blocks) }
}
