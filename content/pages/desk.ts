/** The desk, where the team answers its leads (rules 4.29 to 4.32). */
import { LEAD_SOURCE } from '../constants.ts'
import { DESK_AGES, DESK_SCORES } from '../desk-filters.ts'
import { deskRequest } from '../desk-request.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/desk',
  title: `The team’s desk | ${site.name}`,
  description: `Where the ${site.name} answers the requests that visitors to this site send. It is open to members of the team who are signed in.`,
  keywords: [`${site.shortName} desk`, 'requests', 'team'],
  robots: 'noindex',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'skyline-dusk',
  updated: null,
} satisfies PageHead

const scores = ([least, most]: readonly [number, number]) => `Score ${least} to ${most}`
const days = (hours: number) => (hours === 24 ? 'a day' : `${hours / 24}\u00a0days`)

export const desk = {
  title: 'Desk',
  home: `${site.shortName} desk`,
  withoutScript: 'The desk needs JavaScript.',
  text: `For the ${site.shortName} team. If you are invited, open the link in the invitation’s email.`,
  /** To whoever has come by an invitation's link. */
  invitedText:
    'Sign in with a code that we email you: you need no password, and no account yet. Then accept your invitation.',
  loading: 'Opening the desk...',
  signIn: 'Sign in',
  signInTitle: 'Sign in to the desk',
  toSite: 'Website',
  views: {
    open: 'Open',
    unclaimed: 'Unclaimed',
    mine: 'Mine',
    held: 'Held',
    closed: 'Closed',
    team: 'Team',
  },
  access: {
    stranger: {
      title: 'This account is not on the team',
      text: 'If you are invited, open the link in the invitation’s email. You are signed in as',
    },
    account: 'Your own requests',
    invited: {
      title: 'You are invited to the team',
      /** The address of the account follows. */
      text: 'Accept, and the desk opens for the account that you are signed in with:',
      accept: 'Accept the invitation',
      accepting: 'Accepting...',
    },
    removed: {
      title: 'You are no longer on the team',
      text: 'The desk shows you no requests any more. If that is a mistake, ask a manager to invite you again.',
    },
    failed: { title: 'No answer', text: 'The desk did not answer.', retry: 'Try again' },
  },
  list: {
    label: 'Requests',
    search: 'Name, phone, address or words',
    searchHint: 'Search requests',
    searchAction: 'Search',
    filters: 'Filters',
    clear: 'Clear all',
    loading: 'Loading requests...',
    none: 'Nothing here. New requests appear by themselves.',
    noneFound: 'Nothing here matches your search and filters.',
    more: 'Show more',
    growing: 'Loading more...',
    full: 'These are the first {count}. Search or filter to find the others.',
    arrivedOne: 'Show 1 new request',
    arrivedMany: 'Show {count} new requests',
    failed: 'The desk did not answer. It is trying again.',
    retry: 'Try now',
    stale: 'No answer since {time}; what you see may have changed.',
    order: { open: 'Unanswered first, then newest', other: 'Newest first' },
    ago: '{time} ago',
    age: 'Received',
    waiting: 'Waiting {time}',
    justNow: 'Just now',
    score: 'Score',
  },
  /** What the list can be narrowed to, and what stands there when it is not. */
  choices: {
    source: { label: 'Where from', any: 'Any source' },
    community: { label: 'Community', any: 'Any community' },
    score: { label: 'Score', any: 'Any score' },
    age: { label: 'Received', any: 'Any date' },
  },
  scores: {
    high: scores(DESK_SCORES.high),
    medium: scores(DESK_SCORES.medium),
    low: scores(DESK_SCORES.low),
  } satisfies Record<keyof typeof DESK_SCORES, string>,
  ages: {
    day: `Within ${days(DESK_AGES.day[1])}`,
    week: `Within ${days(DESK_AGES.week[1])}`,
    month: `Within ${days(DESK_AGES.month[1])}`,
    'over-day': `More than ${days(DESK_AGES['over-day'][0])} ago`,
    'over-week': `More than ${days(DESK_AGES['over-week'][0])} ago`,
    'over-month': `More than ${days(DESK_AGES['over-month'][0])} ago`,
  } satisfies Record<keyof typeof DESK_AGES, string>,
  keys: {
    title: 'Keys',
    open: '?',
    close: 'Esc',
    claim: 'C',
    /** Each with what it does. */
    list: [
      { keys: ['J', 'K'], does: 'Next request, previous request' },
      { keys: ['Enter'], does: 'Open it' },
      { keys: ['C'], does: 'Claim the request that is open' },
      { keys: ['Esc'], does: 'Back to the list' },
      { keys: ['/'], does: 'Search' },
      { keys: ['?'], does: 'Show or hide these keys' },
    ],
  },
  held: {
    why: 'Kept back because they look automated. Releasing one sends it to the team.',
    all: 'Select all that are shown',
    chosen: '{count} selected',
    choose: 'Select {name}',
    done: {
      'case.released': '{count} released.',
      'case.junked': '{count} marked junk.',
    },
    missed: '{count} had already been moved.',
  },
  origins: {
    [LEAD_SOURCE.fallback]: 'Website',
    [LEAD_SOURCE.contactForm]: 'Website form',
    [LEAD_SOURCE.evaluationPage]: 'Home evaluation',
    [LEAD_SOURCE.contactPage]: 'Contact page',
    [LEAD_SOURCE.joinTeam]: 'Application to join',
    [LEAD_SOURCE.byHand]: 'Taken by hand',
  },
  states: {
    held: 'Held',
    new: 'Unclaimed',
    claimed: 'Claimed',
    contacted: 'Contacted',
    meeting: 'Meeting agreed',
    client: 'Client',
    lost: 'Lost',
    junk: 'Junk',
  },
  moves: {
    'case.released': 'Release',
    'case.claimed': 'Claim',
    'case.contacted': 'Mark contacted',
    'case.met': 'Mark meeting agreed',
    'case.won': 'Mark as client',
    'case.returned': 'Give back to the team',
    'case.junked': 'Mark as junk',
    'case.reopened': 'Open again',
    'case.lost': 'Close as lost',
    'case.handed': 'Hand over',
    'case.assigned': 'Assign',
    /** {move} is one of these. */
    'case.undone': 'Undo “{move}”',
  },
  /** What was done, as the history says it; {owner} is whose it became. */
  done: {
    noted: 'noted',
    'case.released': 'released it',
    'case.offered': 'offered it to the team again',
    'case.claimed': 'claimed it',
    'case.assigned': 'assigned it to {owner}',
    'case.contacted': 'contacted the visitor',
    'case.met': 'agreed on a meeting',
    'case.won': 'won a client',
    'case.handed': 'handed it to {owner}',
    'case.returned': 'gave it back to the team',
    'case.lost': 'closed it as lost',
    'case.junked': 'marked it as junk',
    'case.reopened': 'opened it again',
    'case.undone': 'undid the last move',
    reminded: 'reminded {owner} by email',
    escalated: 'told the managers that it waits with {owner}',
  },
  system: 'The desk',
  lead: deskRequest,
} as const
