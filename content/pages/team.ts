/** Our Team (section 2, Team). The people are in content/people.ts. */
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import type { PageHead } from '../page-schema.ts'
import { people } from '../people.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/team',
  title: `Our Team | ${site.name} Calgary`,
  description: `Meet the ${claims.agents.figure} agents and the specialists behind them: who prices, films, markets, shows and closes your Calgary home, and who to ask.`,
  keywords: [
    'Calgary real estate agents',
    `${site.shortName} team`,
    'Calgary realtors',
    'listing specialist',
  ],
  robots: 'index',
  structuredData: ['organization', 'agent'],
  accent: 'sand',
  card: 'skyline-dusk',
  updated: { date: '2026-11-30', words: 'cac4d6940c50' },
} satisfies PageHead

export const team = {
  hero: {
    eyebrow: 'Our Team',
    title: ['One agent answers to you.', 'A team answers to your agent.'],
    lead: unconfirmed(
      'You have one person to call from the first visit to the last signature. Behind your agent are people who each do one job well.',
    ),
    claims: [claims.agents, claims.rating, claims.families],
    scene: 'team-table',
  },
  roles: {
    askLabel: 'Ask me about',
    /** Ends the name of a button that unfolds what someone says, on a phone. */
    foldLabel: 'in their own words',
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
    items: people,
  },
  values: {
    title: 'Three things you can count on',
    items: [
      'We tell you the number we believe, not the one that gets us the listing.',
      `We reply to every message within ${REPLY_WITHIN_HOURS}\u00a0hours.`,
      'If you would do better to wait, we’ll say so.',
    ],
  },
  closing: {
    title: 'Meet your agent',
    scene: 'hedge-talk',
    text: `Tell us your community and what you are planning. An agent who knows it will get back to you within ${REPLY_WITHIN_HOURS}\u00a0hours.`,
    action: { label: 'Contact Us', to: '/contact' },
  },
  invitation: {
    title: 'Are you an agent yourself?',
    action: { label: 'Join Our Team', to: '/join' },
  },
} as const
