/** The contact page (section 2, Contact). */
import { REPLY_WITHIN_HOURS, SERVICE_RADIUS_METRES } from '../constants.ts'
import { contactForm } from '../forms.ts'
import type { PageHead } from '../page-schema.ts'

export const head = {
  path: '/contact',
  title: 'Contact Us | Northbow Real Estate Team Calgary',
  description:
    'Call, write or send a message to the Northbow Real Estate Team in Calgary. Open seven days a week; every message is answered within 24 hours.',
  keywords: ['contact Calgary realtor', 'Calgary real estate team', 'talk to a realtor'],
  robots: 'index',
  structuredData: ['agent'],
} satisfies PageHead

export const contact = {
  hero: {
    eyebrow: 'Contact us',
    title: 'Talk to someone who knows your street',
    lead: 'Selling, buying, investing or just wondering: ask. There is no script, and no charge for an answer.',
    callAction: 'Call',
    writeAction: 'Write to us',
    scene: 'community-map',
    map: `Calgary, and the towns within ${SERVICE_RADIUS_METRES / 1000} km of it`,
  },
  form: contactForm,
  details: {
    title: 'Reach us directly',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    locationLabel: 'Location',
    location: 'Calgary, Alberta',
    hoursLabel: 'Hours',
    hoursNote: 'Outside these hours, leave a message. It is read first thing.',
  },
  next: {
    title: 'What happens next',
    intro: 'You have written to us. From here on it is our turn.',
    steps: [
      {
        when: 'At once',
        title: 'You see that it has arrived',
        text: 'The page thanks you only once your message is stored with us. If it is not, your text stays where it is.',
      },
      {
        when: `Within ${REPLY_WITHIN_HOURS} hours`,
        title: 'A person answers',
        text: 'Someone who works in your part of the city reads it and writes or calls back, as you prefer.',
      },
      {
        when: 'After that',
        title: 'You decide',
        text: 'If there is nothing we can do for you, we say so, and often we know who can. No calls you did not ask for.',
      },
    ],
  },
} as const
