import { deliverDue } from '../_shared/mail/delivery.ts'
import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { leads, sendMail, siteUrl, hashAddress } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    submitLead: leads.submitLead,
    hashAddress,
    startDelivery: () => inBackground(deliverDue({ leads, sendMail, random: Math.random })),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
