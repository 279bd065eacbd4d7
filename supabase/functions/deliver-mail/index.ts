import { allDelivered, deliverDue } from '../_shared/mail/delivery.ts'
import { deliverNewsletter } from '../_shared/newsletter/delivery.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { leads, newsletter, deriveToken, links, sendMail, secretKey } = environment
const sending = { sendMail, random: Math.random }

Deno.serve((request) =>
  handle(request, {
    secretKey,
    deliver: () =>
      allDelivered([
        deliverDue({ leads, ...sending }),
        deliverNewsletter({ newsletter, deriveToken, links, ...sending }),
      ]),
  }),
)
