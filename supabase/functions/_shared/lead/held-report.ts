/** The daily mail that tells the team how many leads are held, and how to look at them. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { layOut } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'

const Subject = v.object({ count: v.number(), oldest: v.nullable(v.string()) })

export function heldLeadsReport(subject: unknown): Email {
  const { count } = v.parse(Subject, subject)
  const title = count === 1 ? '1 lead is held' : `${count} leads are held`
  const body = layOut(title, [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: 'They look automated, so nothing was mailed about them. None is lost.' },
    { kind: 'title', text: 'See them, with the reasons' },
    { kind: 'code', text: 'npm run leads -- held' },
    { kind: 'title', text: 'Have one delivered' },
    { kind: 'code', text: 'npm run leads -- release ID' },
  ])
  return { subject: title, replyTo: site.email.address, ...body }
}
