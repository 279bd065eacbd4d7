import { leadTeamEmail } from '../_shared/lead/email.ts'
import { deliverAll } from '../_shared/mail/delivery.ts'
import { newsletterConfirmation } from '../_shared/newsletter/email.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const environment = await readEnvironment((name) => Deno.env.get(name))
const { mailer, deriveToken, links, secretKey } = environment
const templates = [leadTeamEmail, newsletterConfirmation(deriveToken, links)]

Deno.serve((request) => handle(request, { secretKey, deliver: () => deliverAll(templates, mailer) }))
