/** Every marketing claim, once (section 1). A page names the claims it shows; none types a number. */
import type * as v from 'valibot'
import type { ClaimSchema } from './schema.ts'

export const claims = {
  salesVolume: { figure: '$1B+', label: 'in sales volume' },
  reviews: { figure: '425+', label: '5-star reviews' },
  families: { figure: '2,000+', label: 'families served since 2020' },
  homesSold: { figure: '2,000+', label: 'homes sold' },
  network: { figure: '300+', label: 'websites in our network' },
  buyerDatabase: { figure: '200,000+', label: 'buyers in our database' },
  marketing: { figure: '$1M+', label: 'spent on marketing every year' },
  impressions: { figure: '2M+', label: 'impressions a month' },
  agents: { figure: '30+', label: 'agents on the team' },
  channels: { figure: '30+', label: 'marketing channels' },
} as const satisfies Record<string, v.InferOutput<typeof ClaimSchema>>
