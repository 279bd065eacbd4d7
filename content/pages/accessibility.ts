/** What is done for visitors with disabilities, what is missing, and every page of the site. */
import { footer } from '../navigation.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/accessibility',
  title: `Accessibility | ${site.name}`,
  description: `What the ${site.name} in Calgary does so that everyone can use this site, what is still missing, how to reach us, and a list of all pages.`,
  keywords: ['website accessibility', `${site.shortName} accessibility`, 'all pages of the site'],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'sand',
  card: 'front-door',
  updated: { date: '2026-11-28', words: '63545ed6bd0c' },
} satisfies PageHead

export const accessibility = {
  title: 'Accessibility',
  lead: 'This site should work for everyone, whatever device or assistive technology they use. Here is what we have done, what is still missing, and how to reach us.',
  sections: [
    {
      id: 'goal',
      title: 'Our goal',
      paragraphs: [
        'We work toward level AA of the Web Content Accessibility Guidelines, WCAG 2.2. We do not claim to meet all of it: many of its rules can only be checked by people, and those checks are not finished.',
      ],
    },
    {
      id: 'done',
      title: 'What is done',
      points: [
        'Links, buttons, menus and forms are built to work by keyboard, the focus is always marked, and the first links of each page skip to its content, navigation and footer.',
        'Text contrasts with plain backgrounds by at least 7 to 1, in the light theme and in the dark one.',
        'You can enlarge text. In a window as narrow as 320 pixels no page scrolls sideways; only wide tables do, each in its own place.',
        'Anything that moves by itself has a pause button: the film on the home page with its lights, the phases of a launch there, and the messages under the header. If your device asks for less motion, nothing moves.',
        'Fields have visible labels. A form says in words what is wrong and where, and keeps what you typed if it cannot be sent.',
        'Pages can be read, and forms sent, without JavaScript.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      paragraphs: [
        'Programs check every page for common mistakes with every change, in a narrow and a wide window and in both themes. They also use forms and menus by keyboard, and record what a screen reader is told.',
      ],
    },
    {
      id: 'gaps',
      title: 'What is missing',
      points: [
        'We have not yet tried the site with screen readers, voice control or switches.',
        'We have not yet checked that every video has captions and a description of what it shows.',
        'Videos, reviews and one calculator come from other companies and are shown in frames. We have not tested them, and cannot change them.',
        'With wide text spacing the header of a phone is wider than its screen. Text over pictures and film, charts and maps have only been checked in part.',
      ],
    },
  ],
  contact: {
    id: 'contact',
    title: 'Tell us',
    paragraphs: [
      'If something here does not work for you, please call us or write. It helps to know the page, what you wanted to do, and which browser or assistive technology you use. If there is something the site will not let you do, ask us instead.',
    ],
    callAction: 'Call',
    mailAction: 'Write to',
  },
  pages: {
    id: 'all-pages',
    title: 'All pages',
    groups: [
      ...footer.groups,
      {
        label: 'Communities',
        links: [
          { label: 'Northwest Calgary', to: '/communities/northwest' },
          { label: 'Northeast Calgary', to: '/communities/northeast' },
          { label: 'Southwest Calgary', to: '/communities/southwest' },
          { label: 'Southeast Calgary', to: '/communities/southeast' },
        ],
      },
      {
        label: 'More',
        links: [
          { label: 'What Stands Behind a Listing', to: '/infrastructure' },
          { label: 'Accessibility', to: '/accessibility' },
          { label: 'Our Figures', to: '/sources' },
        ],
      },
    ],
  },
} as const
