import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { leads, delivery, siteUrl, identifyClient, formTokens, minimumFillMs } = await readEnvironment(
  (name) => Deno.env.get(name),
)

Deno.serve((request) =>
  handle(request, {
    submitLead: leads.submit,
    identifyClient,
    readFormToken: formTokens.read,
    asksWork: formTokens.work > 0,
    minimumFillMs,
    startDelivery: () => inBackground(delivery.start().done),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
