/** Sends the confirmation mails that are due. */
import { type DeliveryReport, emptyOutbox, type Sending } from '../mail/delivery.ts'
import type { Environment } from '../runtime/environment.ts'
import { confirmationEmail } from './email.ts'

type Dependencies = Sending & Pick<Environment, 'newsletter' | 'deriveToken' | 'links'>

export function deliverNewsletter(dependencies: Dependencies): Promise<DeliveryReport> {
  const { newsletter, deriveToken, links, ...sending } = dependencies
  return emptyOutbox(
    {
      claim: newsletter.claimMails,
      write: async ({ id, email }) => confirmationEmail(email, await deriveToken(id), links),
      settle: newsletter.settleMail,
    },
    sending,
  )
}
