/** Every marketing claim (section 1). Pages refer to these instead of writing figures out. */
import type { Claim } from './page-schema.ts'

export const claims = {
  salesVolume: { figure: '$1B+', label: 'in sales volume' },
  reviews: { figure: '425+', label: '5-star reviews' },
  rating: { figure: '4.9', label: 'average review rating' },
  families: { figure: '2,000+', label: 'families served since 2020' },
  homesSold: { figure: '2,000+', label: 'homes sold' },
  followers: { figure: '100K+', label: 'social followers' },
  videoViews: { figure: '4M+', label: 'video views' },
  network: { figure: '300+', label: 'websites in our network' },
  buyerDatabase: { figure: '200,000+', label: 'buyers in our database' },
  marketing: { figure: '$1M+', label: 'spent on marketing every year' },
  impressions: { figure: '2M+', label: 'impressions a month' },
  channels: { figure: '30+', label: 'marketing channels' },
  agents: { figure: '30+', label: 'agents on the team' },
  visitors: { figure: '15K+', label: 'website visitors a month' },
  leads: { figure: '65+', label: 'buyer leads' },
  turnaround: { figure: '24–48 hours', label: 'from filming to finished video' },
  blitz: { figure: 'up to 1 week', label: 'of coming-soon blitz' },
  preLaunch: { figure: '48–72 hours', label: 'of pre-launch' },
  luxury: { figure: 'Top 3', label: 'nationally in luxury' },
} as const satisfies Record<string, Claim>

/** The source and year of a claim that has one, in brackets. */
export const sourceOf = ({ source }: Claim): string => (source ? ` (${source.by}, ${source.year})` : '')
