/** Our Team (section 2, Team): roles, without invented people. */
import * as v from 'valibot'
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { unconfirmed } from '../unconfirmed.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const TeamRoleSchema = v.object({
  sample: v.literal(true),
  id: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  /** `agent`: may be the client's contact. `office`: works for every agent. */
  place: v.picklist(['agent', 'office']),
  role: text,
  does: text,
  askAbout: text,
})

export const head = {
  path: '/team',
  title: 'Our Team | Northbow Real Estate Team Calgary',
  description: `Meet the ${claims.agents.figure} agents and the specialists behind them: who prices, films, markets, shows and closes your Calgary home, and whom to ask what.`,
  keywords: ['Calgary real estate agents', 'Northbow team', 'Calgary realtors', 'listing specialist'],
  robots: 'index',
  structuredData: ['organization', 'agent'],
} satisfies PageHead

export const team = {
  hero: {
    eyebrow: 'Our Team',
    title: ['One agent answers to you.', 'A team answers to your agent.'],
    lead: unconfirmed(
      'You have one person to call from the first visit to the last signature. Behind your agent are people who each do one job well.',
    ),
    claims: [claims.agents, claims.families, claims.rating],
    /** The diagram of who reports to whom. */
    drawing: {
      says: 'You speak with your agent. Your agent is backed by the rest of the team.',
      you: 'You',
      agent: 'Your agent',
      team: 'The team',
    },
  },
  roles: {
    title: 'Who does what',
    askLabel: 'Ask about',
    places: {
      agent: {
        title: 'One of them is your agent',
        text: 'They work with clients. Which one is yours depends on what you are planning, and where.',
      },
      office: {
        title: 'The others work for your agent',
        text: 'Each of them looks after one part of the work, so your agent has time for you.',
      },
    },
    items: [
      {
        sample: true,
        id: 'team-lead',
        place: 'office',
        role: 'Team lead',
        does: 'Sets the standard, reads every client survey, and steps in when a sale becomes difficult.',
        askAbout: 'Anything that should have gone better',
      },
      {
        sample: true,
        id: 'listing-specialist',
        place: 'agent',
        role: 'Listing specialist',
        does: 'Prices your home, plans its launch and negotiates its sale. Your agent, if you sell.',
        askAbout: 'What to mend, when to list, what to accept',
      },
      {
        sample: true,
        id: 'buyer-specialist',
        place: 'agent',
        role: 'Buyer specialist',
        does: 'Searches, visits, compares and writes the offer. Your agent, if you buy.',
        askAbout: 'A street, a school, a crack in a wall',
      },
      {
        sample: true,
        id: 'luxury-specialist',
        place: 'agent',
        role: 'Luxury specialist',
        does: 'Sells and finds homes where discretion matters as much as reach.',
        askAbout: 'Private showings, buyers from outside Alberta',
      },
      {
        sample: true,
        id: 'condo-specialist',
        place: 'agent',
        role: 'Condo specialist',
        does: 'Knows the buildings, their reserve funds and their boards.',
        askAbout: 'What the minutes of the last three years say',
      },
      {
        sample: true,
        id: 'market-analyst',
        place: 'office',
        role: 'Market analyst',
        does: 'Keeps sales, listings and expiries for every community, and writes the report on yours.',
        askAbout: 'Why the range ends where it ends',
      },
      {
        sample: true,
        id: 'videographer',
        place: 'office',
        role: 'Videographer',
        does: 'Films and edits every listing, full time.',
        askAbout: 'Which hour of the day suits your home',
      },
      {
        sample: true,
        id: 'marketing-manager',
        place: 'office',
        role: 'Marketing manager',
        does: 'Decides where a film runs, watches what it brings, and moves the budget accordingly.',
        askAbout: 'How many people saved your listing last week',
      },
      {
        sample: true,
        id: 'listing-coordinator',
        place: 'office',
        role: 'Listing coordinator',
        does: 'Books trades, photographs and showings, and keeps the documents in order.',
        askAbout: 'The plan for this week',
      },
      {
        sample: true,
        id: 'transaction-coordinator',
        place: 'office',
        role: 'Transaction coordinator',
        does: 'Follows deposits, conditions and dates until your lawyer has everything.',
        askAbout: 'What is due next, and from whom',
      },
    ],
  },
  /** Who is involved at each stage, by the role ids above. */
  journey: {
    title: 'Who you work with, and when',
    caption: 'The stages of a sale, and who is with you at each',
    roleLabel: 'Role',
    presentLabel: 'with you',
    absentLabel: 'not needed yet',
    intro: 'A sale from left to right. Your agent is with you all the way.',
    stages: [
      { title: 'First visit', roles: ['listing-specialist', 'market-analyst'] },
      { title: 'Preparation', roles: ['listing-specialist', 'listing-coordinator'] },
      { title: 'Filming', roles: ['listing-specialist', 'videographer'] },
      { title: 'Launch', roles: ['listing-specialist', 'marketing-manager', 'listing-coordinator'] },
      { title: 'Offers', roles: ['listing-specialist', 'team-lead'] },
      { title: 'Closing', roles: ['listing-specialist', 'transaction-coordinator'] },
    ],
  },
  values: {
    title: 'Three things you can count on',
    items: [
      'We tell you the number we believe, not the one that gets us the listing.',
      `We reply to every message within ${REPLY_WITHIN_HOURS}\u00a0hours.`,
      'If waiting is better for you than selling, we say so.',
    ],
  },
  closing: {
    title: 'Meet your agent',
    text: `Tell us your community and what you are planning. An agent who knows it gets back to you within ${REPLY_WITHIN_HOURS}\u00a0hours.`,
    action: { label: 'Contact Us', to: '/contact' },
  },
  invitation: {
    title: 'Or are you an agent yourself?',
    text: 'If half of your week goes into work that is not with clients, talk to us.',
    action: { label: 'Join Our Team', to: '/join' },
    claim: claims.network,
  },
} as const
