/**
 * An email address that goes along with a link, so that the form behind it need not ask again for what was entered a
 * moment ago. It is in the entry of the tab's history, and in no address.
 */
import { useLocation } from '@tanstack/react-router'
import { readAddress } from '../../../supabase/functions/_shared/lead/email-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    email?: string
  }
}

/** The link's attributes. */
export const carrying = (email: string | undefined) => (email ? { state: { email: readAddress(email) } } : {})

/** The address that this page's link carried. */
export const useCarriedAddress = () => useLocation({ select: ({ state }) => state.email })
