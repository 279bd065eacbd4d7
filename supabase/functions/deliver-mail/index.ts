import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { leads, watchLeads, keepWordings, delivery, secretKey, retentionMonths } = await readEnvironment(
  (name) => Deno.env.get(name),
)

Deno.serve((request) =>
  handle(request, {
    secretKey,
    startDelivery: async () => {
      await leads.reportHeld(new Date())
      await watchLeads(new Date())
      await delivery.giveUpUnserved()
      const { started, done } = delivery.start({ queue: true })
      inBackground(done)
      await started
      inBackground(keepWordings())
      if (retentionMonths > 0) inBackground(leads.eraseOld(new Date(), retentionMonths))
    },
    log: (line) => console.error(line),
  }),
)
