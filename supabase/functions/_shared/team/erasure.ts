/**
 * The email that tells the team of a visitor's erasure, so that they erase copies. It contains nothing about the
 * visitor.
 */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { layOut } from '../mail/layout.ts'
import type { Email } from '../mail/provider.ts'
import { calgaryTime } from '../time.ts'

const Erasure = v.object({
  receipt: v.string(),
  at: v.string(),
  requests: v.number(),
  /** The names of the members who owned them. */
  owners: v.array(v.string()),
})

export function erasureNotice(subject: unknown): Email {
  const { receipt, at, requests, owners } = v.parse(Erasure, subject)
  const title = `A visitor erased ${requests === 1 ? '1 request' : `${requests} requests`}`
  const it = requests === 1 ? 'it' : 'them'
  const had = owners.length > 0 ? `${owners.join(' and ')} had ${it}.` : `Nobody had claimed ${it}.`
  const body = layOut(title, [
    { kind: 'heading', text: title },
    {
      kind: 'paragraph',
      text: `They erased everything of theirs at their own wish. ${had} The desk no longer shows ${it}; please do not contact the visitor.`,
    },
    {
      kind: 'paragraph',
      text: `Please delete the mails about ${it} as well, and what a CRM has: the visitor was told that you do.`,
    },
    {
      kind: 'rows',
      rows: [
        { label: 'Receipt', value: receipt },
        { label: 'Erased', value: calgaryTime(at) },
      ],
    },
    { kind: 'footer', lines: [`${site.name}, ${site.brokerage}`] },
  ])
  return { subject: title, replyTo: site.email.address, ...body }
}
