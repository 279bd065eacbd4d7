/** The recruiting page (section 2, Join). */
import { claims } from '../claims.ts'
import { joinForm } from '../forms.ts'
import type { PageHead } from '../schema.ts'

export const head = {
  path: '/join',
  title: 'Join Our Team | Real Estate Careers in Calgary',
  description:
    'Build your real estate career with a team that brings you leads, video, advertising and coaching. Apply to join Northbow in Calgary.',
  keywords: ['join real estate team Calgary', 'realtor careers Calgary', 'real estate agent jobs'],
  robots: 'index',
  structuredData: ['organization'],
} satisfies PageHead

export const join = {
  hero: {
    eyebrow: 'Join our team',
    title: 'Spend your days with clients, not with chores',
    lead: 'We bring the leads, the cameras, the advertising and the back office. You bring the care for people that made you an agent.',
    callToAction: 'Apply now',
  },
  stats: [claims.agents, claims.impressions, claims.buyerDatabase],
  benefits: {
    title: 'What you step into',
    items: [
      {
        title: 'Leads from the first week',
        text: 'A network of 300+ community websites sends you people who asked about homes you know.',
      },
      {
        title: 'A videographer down the hall',
        text: 'Every listing of yours is filmed, edited and promoted by people who do nothing else.',
      },
      {
        title: 'Coaching that listens to calls',
        text: 'Weekly sessions on real conversations: pricing, objections, offers, negotiations.',
      },
      {
        title: 'An office that carries the paper',
        text: 'Listing coordination, showings, conditions and closings are followed up for you.',
      },
    ],
  },
  form: joinForm,
  testimonials: [
    {
      sample: true,
      quote: 'I came with eight months of experience and no leads. A year later I had closed nineteen homes.',
      author: 'Agent, two years with the team',
    },
    {
      sample: true,
      quote:
        'After eleven years on my own I wanted evenings back. I sell more now, and I am home for dinner.',
      author: 'Agent, four years with the team',
    },
  ],
  closing: {
    title: 'Ready when you are',
    text: 'Applications are read by an agent, not by a recruiter. You hear from us within 24 hours.',
    callToAction: 'Go to the application',
  },
} as const
