/** One or two words of letters with their marks, between them a space, hyphen or apostrophe: too short for a sentence. */
const PLAIN_NAME = /^(?=.{1,20}$)(?:\p{L}\p{M}*)+(?:[ '’-](?:\p{L}\p{M}*)+)?$/u

/** A first name where strangers' words must not be repeated; empty where somebody typed anything else. */
export const plainName = (firstName: string): string => (PLAIN_NAME.test(firstName) ? firstName : '')
