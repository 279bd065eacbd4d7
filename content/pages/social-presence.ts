/** The social media reach page (section 2, Social). */
import { claims } from '../claims.ts'
import { REPLY_WITHIN_HOURS } from '../constants.ts'
import { links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'

export const head = {
  path: '/social-presence',
  title: `Social Media Reach for Your Listing | ${site.shortName}`,
  description: `Your Calgary listing in front of ${claims.followers.figure} followers on Instagram, Facebook, YouTube and TikTok, with a film cut to suit each of them.`,
  keywords: [
    'real estate social media Calgary',
    'listing on Instagram',
    'real estate TikTok',
    'YouTube home tours',
  ],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'sand',
  card: {
    drawing: 'hero-social-presence',
    alt: 'A house on the screens of phones side by side',
    x: -370,
    y: 30,
    width: 2400,
    shade: [430, 790],
  },
  updated: { date: '2026-11-29', words: '7703af2f0f96' },
} satisfies PageHead

export const socialPresence = {
  hero: {
    eyebrow: 'Social presence',
    title: 'Your buyer may be on a train, phone in hand',
    lead: 'Few people search for a home every day, but nearly everyone looks at a phone. So we show your home where they already are, in a form that suits the place.',
    scene: 'hero-social-presence',
    followLink: { ...links.instagram, label: 'Follow us on Instagram' },
  },
  reach: {
    title: 'A different audience on each platform',
    totals: [claims.followers, claims.videoViews, claims.impressions],
    cards: [
      {
        platform: 'Instagram',
        role: 'Where locals save a home to show someone else',
        format: 'Vertical film and photo series',
        link: links.instagram,
      },
      {
        platform: 'Facebook',
        role: 'Where neighbours tag the friend who is looking',
        format: 'Community groups, events, paid reach across the city',
        link: links.facebook,
      },
      {
        platform: 'YouTube',
        role: 'Where people moving to Calgary do their research',
        format: 'Full home tours and neighbourhood films',
        link: links.youtube,
      },
      {
        platform: 'TikTok',
        role: 'Where people find a home they were not looking for',
        format: 'One idea in under thirty seconds',
        link: links.tiktok,
      },
    ],
  },
  /** A week as a calendar. */
  strategy: {
    sample: true,
    title: 'A week on our channels',
    intro:
      'A sample week. A feed that only shows homes for sale is soon muted, so listings share it with things worth knowing.',
    /** Of the posts below. */
    kinds: [
      { kind: 'Learn', text: 'Worth knowing' },
      { kind: 'Home', text: 'For sale' },
      { kind: 'Place', text: 'Where you would live' },
    ],
    days: [
      { day: 'Monday', title: 'The market in one minute', kind: 'Learn' },
      { day: 'Tuesday', title: 'A new listing, the short cut', kind: 'Home' },
      { day: 'Wednesday', title: 'A buyer question answered', kind: 'Learn' },
      { day: 'Thursday', title: 'The full tour of the week', kind: 'Home' },
      { day: 'Friday', title: 'What’s on in the city', kind: 'Place' },
      { day: 'Saturday', title: 'Live from an open house', kind: 'Home' },
      { day: 'Sunday', title: 'A walk through one community', kind: 'Place' },
    ],
    principlesTitle: 'Four rules for every post',
    principles: [
      {
        title: 'A cut for each platform',
        text: 'A film made for one platform looks lost on the next. Each gets its own shape, length and first two seconds.',
      },
      {
        title: 'Captions always',
        text: unconfirmed(
          'Many watch in silence, and some cannot hear. Every film can be followed without sound.',
        ),
      },
      {
        title: 'Comments answered by agents',
        text: unconfirmed(
          `Someone who asks about the basement may be your buyer. They get an answer within ${REPLY_WITHIN_HOURS} hours, from someone who has been there.`,
        ),
      },
      {
        title: 'Measured by showings',
        text: unconfirmed(
          'Likes are nice. We count the messages, the saved listings and the visits that follow, and share them with you.',
        ),
      },
    ],
  },
  platforms: {
    title: 'What each one does for a listing',
    sections: [
      {
        id: 'instagram',
        title: 'Instagram',
        frame: '4:5',
        scene: 'two-storey-winter',
        text: 'Where many people see a new listing first: a vertical film for reach, a photo series to save, and a story before the open house.',
        points: [
          'Teaser in the coming-soon phase',
          'Full series on launch day',
          'Story with a link to book a visit',
        ],
      },
      {
        id: 'facebook',
        title: 'Facebook',
        frame: '1:1',
        scene: 'block-party',
        text: unconfirmed(
          'Older than the others, and still where communities talk. Paid reach covers the city and the places buyers move from, and is never narrowed by age or gender.',
        ),
        points: ['Community and school groups', 'Open house as an event', 'Advertising across the city'],
      },
      {
        id: 'youtube',
        title: 'YouTube',
        frame: '16:9',
        scene: 'far-visit',
        text: 'A search engine of its own. A tour stays easy to find, and people in Toronto or Vancouver can walk through a home before they book a flight.',
        points: [
          unconfirmed('Tour of eight to twelve minutes'),
          'Chapters for each floor',
          'Neighbourhood film beside it',
        ],
      },
      {
        id: 'tiktok',
        title: 'TikTok',
        frame: '9:16',
        scene: 'kitchen-morning',
        text: 'It shows your film even to people who do not follow us. A good detail travels far: a hidden pantry, a mountain view from the tub, a garage workshop.',
        points: ['One detail per film', 'Filmed upright, on location', 'Reply films to good questions'],
      },
    ],
  },
  closing: {
    scene: 'phone-stair',
    title: 'See what we would post about your home',
    text: 'Ask for an evaluation, and we’ll talk about your home’s first week online as well as its price.',
    actions: [
      { label: 'Get Your Home Value', to: '/evaluation' },
      { ...links.instagram, label: 'Follow us on Instagram' },
    ],
  },
} as const
