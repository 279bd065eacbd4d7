/** The home evaluation page (section 2, Evaluation). */
import { claims } from '../claims.ts'
import { evaluationForm } from '../forms.ts'
import type { PageHead } from '../schema.ts'

export const head = {
  path: '/evaluation',
  title: 'Free Home Evaluation in Calgary | Northbow',
  description:
    'Find out what your Calgary home is worth. A detailed report by local agents within 24 hours, free and without obligation.',
  keywords: ['free home evaluation Calgary', 'what is my home worth', 'Calgary home value', 'sell my house'],
  robots: 'index',
  structuredData: ['service', 'agent'],
} satisfies PageHead

export const evaluation = {
  hero: {
    eyebrow: 'Free home evaluation',
    title: 'What is your Calgary home worth today?',
    lead: 'Not a number from a formula: an agent who sells in your community studies your home, its street and the buyers looking right now, and shows you how the figure came about.',
    badges: ['No obligation', '100% free service', 'Detailed report'],
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
        text: 'Which repairs pay for themselves in your price bracket, and which never come back.',
      },
      {
        title: 'Who is likely to buy it',
        text: 'How many buyers in our database are searching your area, and what they are asking for.',
      },
      {
        title: 'What would be left',
        text: 'An estimate of your proceeds after the mortgage, legal fees and commission, line by line.',
      },
    ],
  },
  testimonial: {
    sample: true,
    quote:
      'They told us plainly what to fix and what to leave alone. The report was eleven pages, and the final price was inside the range on page one.',
    author: 'Seller, Auburn Bay',
  },
  stats: [claims.homesSold, claims.reviews],
  process: {
    title: 'How it works',
    steps: [
      { title: 'Request submission', text: 'Send the form. It takes about two minutes.' },
      {
        title: 'Expert analysis',
        text: 'An agent compares your home with what has sold, and with what has not.',
      },
      {
        title: 'Personalized consultation',
        text: 'We go through the report with you, by phone, by video or at your table.',
      },
    ],
  },
} as const
