/** The home evaluation page (section 2, Evaluation). */
import * as v from 'valibot'
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import { evaluationForm } from '../forms.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { clients, personCalled } from '../people.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const thousands = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A sample page of the report. Prices are in thousands of CAD. */
export const SampleReportSchema = v.object({
  sample: v.boolean(),
  title: text,
  text,
  caption: text,
  axis: v.pipe(v.array(thousands), v.minLength(2)),
  /** The estimate, low and high. */
  range: v.object({ label: text, low: thousands, high: thousands }),
  rows: v.array(v.object({ label: text, reading: text, prices: v.array(thousands) })),
  note: text,
})

export const head = {
  path: '/evaluation',
  title: `Free Home Evaluation in Calgary | ${site.shortName}`,
  description:
    'Find out what your Calgary home is worth: a detailed evaluation by a local agent, free and without obligation. You’ll hear from us within 24 hours.',
  keywords: ['free home evaluation Calgary', 'what is my home worth', 'Calgary home value', 'sell my house'],
  robots: 'index',
  structuredData: ['service', 'agent'],
  accent: 'sand',
  card: {
    drawing: 'hero-evaluation',
    alt: 'An agent and a seller before a house with lit windows at dusk',
    x: 0,
    y: 24,
    width: 3800,
    shade: [430, 600],
  },
  updated: { date: '2026-11-28', words: '72ba2e09a197' },
} satisfies PageHead

export const records = { service: { name: 'Free Home Evaluation in Calgary' } } satisfies PageRecords

export const evaluation = {
  hero: {
    eyebrow: 'Free home evaluation',
    title: 'What is your Calgary home worth today?',
    lead: 'An agent, not a formula, looks at your home, your street and what buyers are paying, and explains the figure.',
    scene: 'hero-evaluation',
    badges: ['No obligation', '100% free service', 'Detailed report'],
    call: 'Prefer to talk?',
  },
  form: evaluationForm,
  benefits: {
    title: 'What you get',
    items: [
      {
        title: 'A price range you can defend',
        text: 'Recent sales, homes on the market and expired listings around you, adjusted for what makes yours different.',
      },
      {
        title: 'What to do before listing, and what to skip',
        text: 'Which repairs are likely to pay for themselves in your price range, and which are not.',
      },
      {
        title: 'Who is likely to buy it',
        text: unconfirmed('How many buyers in our database are searching in your area, and what they want.'),
      },
      {
        title: 'What you would keep',
        text: unconfirmed(
          'An estimate of your proceeds after mortgage, legal fees and commission, line by line.',
        ),
      },
    ],
  },
  report: {
    sample: true,
    title: 'How we arrive at a price range',
    text: 'Homes that sold show what buyers paid. Homes for sale show what you would compete with. Homes that came off the market unsold show where buyers stopped. Your range lies between them, and the report explains\u00a0why.',
    caption: 'Prices of comparable homes, and the range they lead to, in thousands of dollars',
    axis: [600, 650, 700, 750, 800],
    range: { label: 'Your range', low: 672, high: 705 },
    rows: [
      { label: 'Sold', reading: 'What buyers paid', prices: [643, 657, 680, 691, 698, 713, 726] },
      { label: 'For sale', reading: 'What you compete with', prices: [683, 695, 714, 727, 741] },
      { label: 'Not sold', reading: 'Where buyers stopped', prices: [719, 734, 749, 768] },
    ],
    note: 'A sample, to show how the report looks. These are not real sales.',
  } satisfies v.InferOutput<typeof SampleReportSchema>,
  testimonial: clients.report,
  /** Beside the form. */
  agent: { label: 'One of the people who work out your range', person: personCalled('market-analyst') },
  stats: [claims.homesSold, claims.reviews],
  process: {
    title: 'How it works',
    steps: [
      {
        title: 'Request submission',
        when: 'Two minutes',
        text: 'Tell us about your home in the form above.',
      },
      {
        title: 'Expert analysis',
        when: `We’ll reply within ${REPLY_WITHIN_HOURS} hours`,
        text: 'An agent compares your home with what has sold nearby, and with what has not.',
      },
      {
        title: 'Personalized consultation',
        when: 'At a time you choose',
        text: 'We go through the report with you and answer your questions.',
      },
    ],
  },
  banner: {
    eyebrow: 'Short on time?',
    title: `Hear from us within ${REPLY_WITHIN_HOURS} hours`,
    text: 'Call us, email us, or start your evaluation with just the address. You can add the rest in the form above, or tell us when we speak.',
    callAction: 'Call',
    valuation: {
      label: 'Property address',
      hint: 'It goes into the form on this page, and nowhere else until you send it.',
      action: 'Start My Evaluation',
    },
  },
} as const
