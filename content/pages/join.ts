/** The recruiting page (section 2, Join). */
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import { joinForm } from '../forms.ts'
import type { PageHead } from '../page-schema.ts'

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
    scene: 'crowd-lights',
  },
  stats: [claims.agents, claims.impressions, claims.buyerDatabase],
  benefits: {
    title: 'What you step into',
    intro: 'Four things that take an agent years to build alone. Here they are running on your first Monday.',
    items: [
      {
        claim: claims.network,
        title: 'Leads from the first week',
        text: 'A network of community websites sends you people who asked about homes you know.',
      },
      {
        claim: claims.turnaround,
        title: 'A videographer down the hall',
        text: 'Every listing of yours is filmed, edited and promoted by people who do nothing else.',
      },
      {
        claim: { figure: 'Weekly', label: 'sessions, all year' },
        title: 'Coaching that listens to calls',
        text: 'Weekly sessions on real conversations: pricing, objections, offers, negotiations.',
      },
      {
        claim: { figure: '7 days', label: 'a week, the office answers' },
        title: 'An office that carries the paper',
        text: 'Listing coordination, showings, conditions and closings are followed up for you.',
      },
    ],
  },
  form: joinForm,
  after: {
    title: 'After you apply',
    steps: [
      { title: 'A call', text: 'An agent who does the work reads your application and calls you.' },
      { title: 'A day with us', text: 'Come along to a showing, a shoot and a Monday meeting.' },
      { title: 'Terms on paper', text: 'Splits, fees and what we expect, before you give notice anywhere.' },
    ],
    licence: {
      text: 'You need to be licensed in Alberta, or on the way there. The Real Estate Council of Alberta says how.',
      label: 'How licensing works',
      href: 'https://www.reca.ca',
    },
  },
  voices: 'Two of us, on the change',
  testimonials: [
    {
      sample: true,
      quote: 'I came with eight months of experience and no leads. A year later I had closed nineteen homes.',
      role: 'Agent, two years with the team',
    },
    {
      sample: true,
      quote:
        'After eleven years on my own I wanted evenings back. I sell more now, and I am home for dinner.',
      role: 'Agent, four years with the team',
    },
  ],
  closing: {
    title: 'Ready when you are',
    text: `Applications are read by an agent, not by a recruiter. You hear from us within ${REPLY_WITHIN_HOURS} hours.`,
    callToAction: 'Go to the application',
  },
} as const
