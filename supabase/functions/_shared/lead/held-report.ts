/** The daily email that tells the team how many leads are held, with a link to them. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import { teamMails } from '../../../../content/team-mails.ts'
import type { WriteMail } from '../mail/channel.ts'
import { layOut } from '../mail/layout.ts'
import { calgaryTime } from '../time.ts'

const Subject = v.object({ count: v.number(), oldest: v.nullable(v.string()) })

/** The desk's view of held leads. */
const heldView = (origin: string): string => new URL('/desk?view=held', origin).href

/** `links.site` is the site's public origin. */
export const heldLeadsReport =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { count, oldest } = v.parse(Subject, subject)
    const title = count === 1 ? '1 lead is held' : `${count} leads are held`
    const since = oldest ? ` The oldest has waited since ${calgaryTime(oldest)}.` : ''
    const body = layOut(title, [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: `They look automated, so nothing was mailed about them. None is lost.${since}`,
      },
      {
        kind: 'paragraph',
        text: 'The desk says why each is held. Release what a visitor wrote: it is then mailed as usual.',
      },
      { kind: 'actions', actions: [{ label: teamMails.openHeld, href: heldView(links.site) }] },
    ])
    return { subject: title, replyTo: site.email.address, ...body }
  }
