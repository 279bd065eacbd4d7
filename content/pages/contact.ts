/** The contact page (section 2, Contact). */
import { contactForm } from '../forms.ts'
import type { PageHead } from '../schema.ts'

export const head = {
  path: '/contact',
  title: 'Contact Us | Northbow Real Estate Team Calgary',
  description:
    'Call, write or send a message to the Northbow Real Estate Team in Calgary. Open seven days a week; every message is answered within 24 hours.',
  keywords: ['contact Calgary realtor', 'Calgary real estate team', 'talk to a realtor'],
  robots: 'index',
  structuredData: ['agent'],
} satisfies PageHead

export const contact = {
  hero: {
    eyebrow: 'Contact us',
    title: 'Talk to someone who knows your street',
    lead: 'Selling, buying, investing or just wondering: ask. There is no script, and no charge for an answer.',
  },
  form: contactForm,
  details: {
    title: 'Reach us directly',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    locationLabel: 'Location',
    location: 'Calgary, Alberta',
    hoursLabel: 'Hours',
  },
} as const
