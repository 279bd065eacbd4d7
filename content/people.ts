/**
 * The people on the site, each with an opinion in their own words: the team, and clients. Until the team's own names
 * and photographs are here, everyone is a sample without a name. docs/editing.md explains how to replace one.
 */
import type { Person, TeamMemberFields } from './people-schema.ts'

/** In the order in which they are shown. */
export const people = [
  {
    sample: true,
    id: 'listing-specialist',
    place: 'agent',
    drawing: 'portrait-doorway',
    role: 'Listing specialist',
    neighbourhood: 'Auburn Bay',
    specialty: 'Prices, launches and negotiates sales.',
    quote:
      'Before you renovate the kitchen, fix the tap that drips. Buyers notice small things and wonder what else was put off.',
    askAbout: 'what to repair, when to list, what to accept',
  },
  {
    sample: true,
    id: 'buyer-specialist',
    place: 'agent',
    drawing: 'portrait-street',
    role: 'Buyer specialist',
    neighbourhood: 'Tuscany',
    specialty: 'Searches, shows, compares and writes offers.',
    quote:
      'Sunday shows you the house. For the street, go back on a weekday at five, when everyone is driving home.',
    askAbout: 'a street, a school, a crack in a wall',
  },
  {
    sample: true,
    id: 'condo-specialist',
    place: 'agent',
    drawing: 'portrait-towers',
    role: 'Condo specialist',
    neighbourhood: 'Beltline',
    specialty: 'Reads reserve funds, minutes and bylaws.',
    quote:
      'Read the minutes before you fall for the view. If the parkade is on every agenda, somebody will soon be paying for it.',
    askAbout: 'what the last three years of minutes say',
  },
  {
    sample: true,
    id: 'luxury-specialist',
    place: 'agent',
    drawing: 'portrait-gate',
    role: 'Luxury specialist',
    neighbourhood: 'Elbow Park',
    specialty: 'Sells and finds homes that need discretion.',
    quote:
      'It is your home until the day you hand over the keys, so decide who gets to walk through it before you decide on the price.',
    askAbout: 'private showings, buyers from outside Alberta',
  },
  {
    sample: true,
    id: 'team-lead',
    place: 'office',
    role: 'Team lead',
    neighbourhood: 'Inglewood',
    specialty: 'Looks after the agents, and steps in when a sale gets difficult.',
    quote:
      'If something about your sale bothers you, call me the same day. Most things are easy to put right early.',
    askAbout: 'anything that should have gone better',
  },
  {
    sample: true,
    id: 'market-analyst',
    place: 'office',
    drawing: 'portrait-prices',
    role: 'Market analyst',
    neighbourhood: 'Renfrew',
    specialty: 'Follows what sold, what is for sale, and what did not sell.',
    quote:
      'Your neighbour’s asking price is a hope; what the last three buyers on your street paid is a fact.',
    askAbout: 'where your price range comes from',
  },
  {
    sample: true,
    id: 'videographer',
    place: 'office',
    drawing: 'portrait-viewfinder',
    role: 'Videographer',
    neighbourhood: 'Ramsay',
    specialty: 'Films and edits our listings.',
    quote:
      'When is the sun in your kitchen? I’ll come then, because it does more for a room than new furniture.',
    askAbout: 'the best hour of the day for your home',
  },
  {
    sample: true,
    id: 'listing-coordinator',
    place: 'office',
    role: 'Listing coordinator',
    neighbourhood: 'Bowness',
    specialty: 'Books trades, filming and showings, and keeps the documents in order.',
    quote:
      'Starting today, one drawer for keys, remotes and manuals: that is all I ask before the week you move.',
    askAbout: 'the plan for this week',
  },
  {
    sample: true,
    id: 'transaction-coordinator',
    place: 'office',
    role: 'Transaction coordinator',
    neighbourhood: 'Varsity',
    specialty: 'Tracks deposits, conditions and dates until your lawyer has everything.',
    quote:
      'Put your condition dates into your own calendar as well. I will remind you, but it is your deposit.',
    askAbout: 'what is due next, and who does it',
  },
  {
    sample: true,
    id: 'marketing-manager',
    place: 'office',
    drawing: 'portrait-audience',
    role: 'Marketing manager',
    neighbourhood: 'Sunnyside',
    specialty: 'Decides where a film runs, and watches what it brings.',
    quote:
      'Most people look at your home on its first weekend. That is when we spend; by the fifth, we save.',
    askAbout: 'how many people saved your listing last week',
  },
] as const satisfies TeamMemberFields[]

export type TeamMember = (typeof people)[number]

/** Throws when nobody has the id. */
export function personCalled(id: TeamMember['id']): TeamMember {
  const found = people.find((one) => one.id === id)
  if (!found) throw new Error(`Nobody in content/people.ts has the id "${id}"`)
  return found
}

/** Only what shows somebody of the team. */
export function likenessOf(id: TeamMember['id']): { id: string } & Pick<Person, 'picture' | 'drawing'> {
  const { picture, drawing }: Person = personCalled(id)
  return { id, ...(picture && { picture }), ...(drawing && { drawing }) }
}

/** What clients said. Reviews come from the review service; these are examples until real ones may be quoted. */
export const clients = {
  report: {
    sample: true,
    role: 'Seller',
    neighbourhood: 'Auburn Bay',
    quote: 'Eleven pages, and the price we got was inside the range on page one.',
  },
  patience: {
    sample: true,
    role: 'Buyer',
    neighbourhood: 'Bowness',
    quote:
      'They talked us out of two houses before we bought the third, whose carpet was the worst thing about it.',
    picture: 'old-carpet',
  },
  weekly: {
    sample: true,
    role: 'Seller',
    neighbourhood: 'Ramsay',
    quote:
      'Every Monday there was a page in my inbox: who came, what they said, and what we would do about it. I never once had to ask.',
    picture: 'monday-page',
  },
} as const satisfies Record<string, Person>
