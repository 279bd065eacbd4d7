/** The newsletter's page, to which the links of its mails lead. What it says of each is in `content/newsletter.ts`. */
import type { PageHead } from '../page-schema.ts'
import type { SceneId } from '../scenes.ts'
import { site } from '../site.ts'

export const head = {
  path: '/newsletter',
  title: `Newsletter | ${site.name}`,
  description: `Confirm or end your subscription to the newsletter of the ${site.name} about the Calgary real estate market, by the link in our email.`,
  keywords: [`${site.shortName} newsletter`, 'Calgary real estate newsletter', 'unsubscribe'],
  robots: 'noindex',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'skyline-dusk',
  updated: null,
} satisfies PageHead

export const newsletterPage = {
  eyebrow: 'Newsletter',
  scene: 'skyline-dusk' satisfies SceneId,
  start: {
    title: 'Your subscription',
    text: 'To confirm it or to end it, open the link in the email we sent you, or use the code in that email. To start one, enter your address below.',
    links: [
      { label: 'Confirm with a code', href: '#confirm' },
      { label: 'Unsubscribe with a code', href: '#unsubscribe' },
    ],
  },
  again: { label: 'Subscribe again', href: '#newsletter-email' },
  call: 'Call',
  elsewhere: [
    { label: 'What is my home worth?', to: '/evaluation' },
    { label: 'Browse communities', to: '/communities' },
    { label: 'Talk to a person', to: '/contact' },
  ],
} as const
