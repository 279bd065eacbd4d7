/** The home page (section 2, Home). */
import { claims } from '../claims.ts'
import type { PageHead } from '../schema.ts'

export const head = {
  path: '/',
  title: 'Northbow Real Estate Team | Sell Your Calgary Home',
  description:
    'Sell your Calgary home for its maximum value. Free home evaluation, full-time video and advertising, and a 300+ website network behind every listing.',
  keywords: ['Calgary realtor', 'sell my home Calgary', 'Calgary real estate team', 'free home evaluation'],
  robots: 'index',
  structuredData: ['organization', 'agent'],
} satisfies PageHead

export const home = {
  hero: {
    badge: 'Serving all of Calgary',
    title: 'Sell your Calgary home for maximum value',
    lead: 'Pricing that holds up, film that makes people stop, and a buyer database that already knows your neighbourhood.',
    evaluationAction: 'Get Your Home Value',
    callAction: 'Call',
  },
  stats: [claims.salesVolume, claims.reviews, claims.families, claims.network],
  closing: {
    title: 'Let us talk about your move',
    text: 'Call, or choose a time that suits you. We work in every quadrant of the city and the towns around it.',
    scheduleAction: 'Schedule a meeting',
    note: 'Serving all of Calgary',
  },
} as const
