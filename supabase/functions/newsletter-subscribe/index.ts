import { deliverMail } from '../_shared/mail/delivery.ts'
import { newsletterConfirmation } from '../_shared/newsletter/email.ts'
import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { newsletter, mailer, deriveToken, links, siteUrl, identifyClient } = environment
const confirmation = newsletterConfirmation(deriveToken, links)

Deno.serve((request) =>
  handle(request, {
    request: newsletter.request,
    identifyClient,
    deriveToken,
    startDelivery: () => inBackground(deliverMail(confirmation, mailer)),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
