/** The words of mails to the team about requests. None of them names a command: whoever reads them works at the desk. */
import { CASE_ASSIGN_MINUTES, CASE_OFFER_MINUTES, LEAD_SOURCE } from './constants.ts'

const topics: ReadonlyMap<string, string> = new Map([
  [LEAD_SOURCE.evaluationPage, 'home evaluation'],
  [LEAD_SOURCE.joinTeam, 'application to join'],
])
/** What a request is about, as far as its source tells. */
export const topicOf = (source: string): string => topics.get(source) ?? 'request'

export const teamMails = {
  /** In place of a first name that is not plain. */
  nobody: 'A visitor',
  unknownSource: 'another form',
  open: 'Open at the desk',
  openDesk: 'Open the desk',
  openHeld: 'Open what is held',
  /** After the first {count} requests of a mail. */
  more: 'And {count} more at the desk.',
  cut: '… The rest is at the desk.',
  received: 'New',
  /**
   * Why a member is told of requests: the heading for one, the same for {count}, how the subject begins for one, and what
   * the mail says. {giver} is the colleague who gave them.
   */
  notices: {
    arrived: {
      one: 'A request to claim',
      many: '{count} requests to claim',
      subject: 'To claim',
      text: 'Everyone on duty has this email. Whoever claims a request first gets it.',
    },
    offered: {
      one: 'A request waits to be claimed',
      many: '{count} requests wait to be claimed',
      subject: 'Still unclaimed',
      text: `Nobody has claimed what follows for ${CASE_OFFER_MINUTES} office minutes. After ${CASE_ASSIGN_MINUTES} it goes to the next in rotation.`,
    },
    assigned: {
      one: 'A request is yours now',
      many: '{count} requests are yours now',
      subject: 'Yours now',
      text: `Nobody has claimed what follows for ${CASE_ASSIGN_MINUTES} office minutes, and you are next in rotation.`,
    },
    handed: {
      one: 'A request is yours now',
      many: '{count} requests are yours now',
      subject: 'Handed to you',
      text: '{giver} made you the owner of what follows.',
    },
    reminded: {
      one: 'A request of yours waits',
      many: '{count} requests of yours wait',
      subject: 'Waits for you',
      text: 'Contact the visitor, or note the next step; if you cannot, hand the request over or give it back to the team.',
    },
    escalated: {
      one: 'A request waits with its owner',
      many: '{count} requests wait with their owners',
      subject: 'Left alone',
      text: 'Please ask their owners, or hand the requests on.',
    },
  },
  /** What has not happened, by the state of a request. {owner} has it. */
  standing: {
    claimed: '{owner} has it, and has not contacted the visitor yet',
    contacted: '{owner} contacted the visitor, and has noted no next step',
    meeting: '{owner} agreed on a meeting, and has noted nothing since',
  },
} as const
