import { messages } from '../../content/messages.ts'
import { suspectedSlip } from '../../supabase/functions/_shared/lead/email-address.ts'
import { filled } from '../../supabase/functions/_shared/text.ts'

/** What to ask about an address that looks mistyped; empty for most. It is accepted all the same. */
export function askAbout(typed: string): string {
  const meant = suspectedSlip(typed)
  if (meant === null) return ''
  return meant ? filled(messages.addressMeant, { address: meant }) : messages.addressEnding
}
