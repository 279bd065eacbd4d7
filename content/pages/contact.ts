/** The contact page (section 2, Contact). */
import { REPLY_WITHIN_HOURS, SERVICE_RADIUS_METRES } from '../constants.ts'
import { contactForm } from '../forms.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/contact',
  title: `Contact Us | ${site.name} Calgary`,
  description: `Call, write or send a message to the ${site.name} in Calgary. Open seven days a week. We reply within 24 hours.`,
  keywords: ['contact Calgary realtor', 'Calgary real estate team', 'talk to a realtor'],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'sand',
  card: 'two-storey-winter',
  updated: { date: '2026-11-30', words: '639daf8c1bec' },
} satisfies PageHead

export const contact = {
  hero: {
    eyebrow: 'Contact Us',
    title: 'Talk to someone who knows your street',
    lead: 'Selling, buying, investing or just curious: ask us anything. The first conversation is free.',
    callAction: 'Call',
    writeAction: 'Write to us',
    scene: 'community-map',
    map: `Calgary, and the towns within ${SERVICE_RADIUS_METRES / 1000} km`,
  },
  form: contactForm,
  details: {
    title: 'Reach us directly',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    locationLabel: 'Location',
    location: 'Calgary, Alberta',
    hoursLabel: 'Hours',
    hoursNote: 'Outside these hours, leave us a message or send the form.',
  },
  next: {
    title: 'What happens next',
    intro: 'Once your message is sent, the next move is ours.',
    scene: 'desk-call',
    steps: [
      {
        when: 'At once',
        title: 'You know it arrived',
        text: 'This page tells you as soon as we have your message. If something goes wrong, your text stays in the form.',
      },
      {
        when: `Within ${REPLY_WITHIN_HOURS} hours`,
        title: 'A person answers',
        text: 'Someone on the team reads your message and gets back to you by phone or email.',
      },
      {
        when: 'After that',
        title: 'You decide',
        text: 'We tell you how we can help, or who could help you better. The rest is up to you.',
      },
    ],
  },
} as const
