import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { newsletter, delivery, deriveToken, siteUrl, identifyClient } = environment

Deno.serve((request) =>
  handle(request, {
    request: newsletter.request,
    identifyClient,
    deriveToken,
    startDelivery: () => inBackground(delivery.start().done),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
