import { deliverDue } from '../_shared/delivery.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { handle } from './handle.ts'

const { store, sendMail, secretKey } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    secretKey,
    deliver: () => deliverDue({ store, sendMail, random: Math.random }),
  }),
)
