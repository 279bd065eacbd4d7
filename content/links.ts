/** Every external link of the team. Pages refer to these instead of writing URLs out. */
import * as v from 'valibot'
import { site } from './site.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const ExternalLinkSchema = v.object({
  sample: v.boolean(),
  label: text,
  href: v.pipe(v.string(), v.url(), v.startsWith('https://')),
})
export type ExternalLink = v.InferOutput<typeof ExternalLinkSchema>

export const links = {
  homeFinder: { sample: true, label: 'Home Finder', href: 'https://homes.northbow.example/search' },
  homeSearch: { sample: true, label: 'Calgary Home Search', href: 'https://homes.northbow.example' },
  luxurySearch: { sample: true, label: 'Luxury Homes', href: 'https://luxury.northbow.example/search' },
  preApproval: {
    sample: true,
    label: 'Get Pre-Approved',
    href: 'https://mortgage.northbow.example/pre-approval',
  },
  mortgageCalculator: {
    sample: true,
    label: 'Mortgage Calculator',
    href: 'https://mortgage.northbow.example/calculator',
  },
  mortgageAlberta: {
    sample: true,
    label: 'Mortgage Alberta',
    href: 'https://mortgage.northbow.example/alberta',
  },
  mortgageAffordability: {
    sample: true,
    label: 'Mortgage Affordability',
    href: 'https://mortgage.northbow.example/affordability',
  },
  rentalAnalysis: { sample: true, label: 'Rental Analysis', href: 'https://rental.northbow.example' },
  movingGuide: { sample: true, label: 'Moving Guide', href: 'https://moving.northbow.example' },
  traffic: { sample: true, label: 'Calgary Traffic', href: 'https://traffic.northbow.example' },
  investmentProperty: {
    sample: true,
    label: 'Investment Property',
    href: 'https://invest.northbow.example/calculator',
  },
  homeCosts: { sample: true, label: 'Home Cost Calculator', href: 'https://costs.northbow.example' },
  agentsSite: { sample: true, label: `${site.shortName} Agents`, href: 'https://agents.northbow.example' },
  videoChannel: { sample: true, label: 'Video Channel', href: 'https://video.northbow.example' },
  instagram: { sample: true, label: 'Instagram', href: 'https://instagram.northbow.example' },
  facebook: { sample: true, label: 'Facebook', href: 'https://facebook.northbow.example' },
  youtube: { sample: true, label: 'YouTube', href: 'https://youtube.northbow.example' },
  tiktok: { sample: true, label: 'TikTok', href: 'https://tiktok.northbow.example' },
  reviews: { sample: true, label: 'Read all reviews', href: 'https://reviews.northbow.example/calgary' },
} as const satisfies Record<string, ExternalLink>

/** Loaded into a frame at the visitor's request. The label is the frame's title. */
export const frames = {
  rentalCalculator: {
    sample: true,
    label: 'Rental analysis calculator',
    href: 'https://rental.northbow.example/embed',
  },
} as const satisfies Record<string, ExternalLink>

/** The review widget (section 8): a frame with the reviews, and a script that sizes it. */
export const reviewsWidget = {
  sample: true,
  script: 'https://reviews.northbow.example/widget.js',
  frame: 'https://reviews.northbow.example/embed/calgary',
  frameTitle: `Client reviews of the ${site.name}`,
} as const
