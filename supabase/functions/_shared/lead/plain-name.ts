/** One or two words of letters, joined by a space, hyphen or apostrophe: too short for a sentence. */
const PLAIN_NAME = /^(?=.{1,20}$)(?:\p{L}\p{M}*)+(?:[ '’-](?:\p{L}\p{M}*)+)?$/u

/** A first name that is safe to repeat to strangers; empty for anything else. */
export const plainName = (firstName: string): string => (PLAIN_NAME.test(firstName) ? firstName : '')
