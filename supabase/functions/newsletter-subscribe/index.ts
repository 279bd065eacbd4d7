import { deliverNewsletter } from '../_shared/newsletter/delivery.ts'
import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { newsletter, hashAddress, deriveToken, siteUrl, sendMail, links } = environment

Deno.serve((request) =>
  handle(request, {
    request: newsletter.request,
    hashAddress,
    deriveToken,
    startDelivery: () =>
      inBackground(deliverNewsletter({ newsletter, deriveToken, links, sendMail, random: Math.random })),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
