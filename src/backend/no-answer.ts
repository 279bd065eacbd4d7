import type { AuthError } from '@supabase/supabase-js'

/** The auth client's errors when there was no usable response: the network failed, or it was unreadable. */
const NO_ANSWER = ['AuthRetryableFetchError', 'AuthUnknownError']

/** Whether an error of the auth client is no decision of the provider. */
export const isNoAnswer = ({ name }: AuthError): boolean => NO_ANSWER.includes(name)
