import type { AuthError } from '@supabase/supabase-js'

/** The auth client's errors without a usable response: the network failed, or the response was unreadable. */
const NO_ANSWER = ['AuthRetryableFetchError', 'AuthUnknownError']

/** Whether the auth client's error is not a decision by the provider. */
export const isNoAnswer = ({ name }: AuthError): boolean => NO_ANSWER.includes(name)
