/** The email that invites somebody to the team: how to accept, and until when. */
import * as v from 'valibot'
import { site } from '../../../../content/site.ts'
import type { WriteMail } from '../mail/channel.ts'
import { layOut } from '../mail/layout.ts'
import { calgaryTime } from '../time.ts'

const Invitation = v.object({ email: v.string(), name: v.string(), until: v.string(), secret: v.string() })

/** `links.site` is the site's public origin. */
export const teamInvitation =
  (links: { site: string }): WriteMail =>
  (subject) => {
    const { email, name, until, secret } = v.parse(Invitation, subject)
    const link = new URL(`/desk?invitation=${secret}`, links.site).href
    const title = `Join the ${site.shortName} team at its desk`
    return {
      to: email,
      subject: title,
      replyTo: site.email.address,
      ...layOut(title, [
        { kind: 'heading', text: title },
        {
          kind: 'paragraph',
          text: `Hello ${name}, you are invited to the desk, where the team answers requests from visitors to the site. The link is yours alone. Sign in with a code that we email you: you need no password, and no account yet. Then accept.`,
        },
        { kind: 'actions', actions: [{ label: 'Open the desk', href: link }] },
        { kind: 'paragraph', text: `The invitation works once, until ${calgaryTime(until)}.` },
        { kind: 'footer', lines: [`${site.name}, ${site.brokerage}`] },
      ]),
    }
  }
