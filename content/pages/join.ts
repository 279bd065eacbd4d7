/** The recruiting page (section 2, Join). */
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import { joinForm } from '../forms.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/join',
  title: 'Join Our Team | Real Estate Careers in Calgary',
  description: `Build your real estate career with a team that brings you leads, video, advertising and an audience. Apply to join ${site.shortName} in Calgary.`,
  keywords: ['join real estate team Calgary', 'realtor careers Calgary', 'real estate agent jobs'],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'sand',
  card: {
    drawing: 'hero-join',
    alt: 'Front doors side by side in the snow, one of them open',
    x: -340,
    y: 30,
    width: 2400,
    shade: [540, 790],
  },
  updated: { date: '2026-11-28', words: 'd405051a48ce' },
} satisfies PageHead

export const join = {
  hero: {
    eyebrow: 'Join Our Team',
    title: 'Spend your days with clients, not chores',
    lead: 'We bring the leads, the cameras, the advertising and the office. You bring the care for people that made you an agent.',
    callToAction: 'Apply now',
    scene: 'hero-join',
  },
  stats: [claims.agents, claims.salesVolume, claims.visitors],
  benefits: {
    title: 'What you get when you join',
    intro: 'Four things that take an agent years to build alone, and that the team already has.',
    items: [
      {
        claim: claims.network,
        title: 'Leads from our own websites',
        text: 'Our community websites bring in people who are asking about homes in the places you know.',
      },
      {
        claim: claims.turnaround,
        title: 'A full-time videographer',
        text: 'We film and edit your listings ourselves, so you have no studio to find, book or chase.',
      },
      {
        claim: claims.marketing,
        title: 'Advertising behind your listings',
        text: 'Print, outdoor and online campaigns of a size that few agents could pay for alone.',
      },
      {
        claim: claims.followers,
        title: 'An audience from the start',
        text: 'Social channels that people already follow, ready for your listings and for your name.',
      },
    ],
  },
  form: joinForm,
  after: {
    title: 'After you apply',
    steps: [
      { title: 'A call', text: 'We read your application and call you to talk about it.' },
      {
        title: 'A day with us',
        text: unconfirmed('Come along for a day: a showing, a film shoot and a team meeting.'),
      },
      {
        title: 'Terms on paper',
        text: unconfirmed('Splits, fees and what we expect, in writing, before you decide.'),
      },
    ],
    licence: {
      text: 'You need to be licensed in Alberta, or working toward it. The Real Estate Council of Alberta explains how.',
      label: 'How licensing works',
      href: 'https://www.reca.ca',
    },
  },
  voices: 'Two agents on joining the team',
  testimonials: [
    {
      sample: true,
      quote: 'I came with eight months of experience and no leads. A year later I had closed nineteen sales.',
      role: 'Agent, two years with the team',
      drawing: 'portrait-nineteen',
    },
    {
      sample: true,
      quote:
        'After eleven years on my own I wanted my evenings back. I sell more now, and I am home for dinner.',
      role: 'Agent, four years with the team',
      drawing: 'portrait-table',
    },
  ],
  closing: {
    title: 'Ready when you are',
    scene: 'dates',
    text: `Tell us where you are in your career, and where you would like to be. You’ll hear from us within ${REPLY_WITHIN_HOURS} hours.`,
    callToAction: 'Go to the application',
  },
} as const
