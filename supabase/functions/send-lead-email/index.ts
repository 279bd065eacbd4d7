import { inBackground } from '../_shared/background.ts'
import { deliverDue } from '../_shared/delivery.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { handle } from './handle.ts'

const { store, sendMail, siteUrl, hashAddress } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    submitLead: store.submitLead,
    hashAddress,
    wakeDelivery: () => inBackground(deliverDue({ store, sendMail, random: Math.random })),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
