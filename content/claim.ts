/** The page on which a member claims a request from the email that offers it. */
import { CLAIM_LINK_HOURS } from './constants.ts'

export const claim = {
  action: 'Claim it',
  open: {
    title: 'Nobody has claimed this request yet',
    text: 'It becomes yours, {member}. You do not need to sign in.',
    action: 'Claim the request',
  },
  mine: {
    title: 'It is yours, {member}',
    text: 'Call {name}, then mark it contacted at the desk. Until then it counts as waiting.',
  },
  taken: {
    title: '{owner} has claimed this one',
    byNobody: 'This request is closed',
    text: 'There is nothing left to do here.',
  },
  expired: {
    title: 'This link no longer works',
    text: `A link works once, and for ${CLAIM_LINK_HOURS} hours. The desk shows what is still unclaimed.`,
  },
  failed: {
    title: 'No answer',
    text: 'Nothing was changed. Open the link once more in a minute, or claim the request at the desk.',
  },
  call: 'Call',
  desk: 'Open the desk',
  lead: 'Open it at the desk',
  /** The claim's entry in the request's history. */
  note: 'By the link in the mail',
} as const
