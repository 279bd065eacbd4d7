import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { memberOf, takeLead, delivery } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    memberOf,
    takeLead,
    startDelivery: () => inBackground(delivery.start().done),
    now: () => new Date(),
    log: (line) => console.error(line),
  }),
)
