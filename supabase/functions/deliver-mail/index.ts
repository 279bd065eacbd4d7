import { leadTeamEmail } from '../_shared/lead/email.ts'
import { heldLeadsReport } from '../_shared/lead/held-report.ts'
import { deliverAll } from '../_shared/mail/delivery.ts'
import { newsletterConfirmation } from '../_shared/newsletter/email.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { leads, mailer, deriveToken, links, secretKey } = environment
const templates = [leadTeamEmail, heldLeadsReport, newsletterConfirmation(deriveToken, links)]

Deno.serve((request) =>
  handle(request, {
    secretKey,
    deliver: async () => {
      await leads.reportHeld(new Date())
      return deliverAll(templates, mailer)
    },
  }),
)
