/** The buyer videos page (section 2, Buyer videos). */

import { links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import { buyerVideos } from '../videos/buyers.ts'

export const head = {
  path: '/videos',
  title: 'Buyer Videos | Calgary Home Buyer Resources',
  description:
    'Fourteen short videos for Calgary home buyers: pre-approval, cash to close, quadrants, condo documents, inspections, acreages and winter viewings.',
  keywords: [
    'Calgary home buyer videos',
    'buying a home in Calgary',
    'home buyer resources',
    'Calgary realtor',
  ],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'glacier',
  card: 'city-lights',
  updated: { date: '2026-11-28', words: '0ed6e7e2722c' },
} satisfies PageHead

export const videos = {
  hero: {
    eyebrow: 'Buyer videos',
    title: 'Fourteen short films to watch before you view a home',
    lead: 'Each answers a question buyers often ask. They open on our video channel, in a new tab.',
    scene: 'hero-videos',
    chaptersLabel: 'Chapters',
    channelLink: { ...links.videoChannel, label: 'Open the video channel' },
  },
  items: buyerVideos,
  /** The same fourteen videos, grouped by subject. */
  chapters: [
    {
      id: 'money',
      title: 'Money first',
      text: 'What you can spend, and what you need in the bank.',
      ids: ['sample-b01x', 'sample-b02x', 'sample-b03x'],
    },
    {
      id: 'places',
      title: 'Where to live',
      text: 'Quadrants, lakes, acreages and the river.',
      ids: ['sample-b04x', 'sample-b05x', 'sample-b06x', 'sample-b07x', 'sample-b14x'],
    },
    {
      id: 'homes',
      title: 'What to buy',
      text: 'New or old, house or condominium.',
      ids: ['sample-b08x', 'sample-b09x', 'sample-b11x'],
    },
    {
      id: 'checks',
      title: 'What to check',
      text: 'Before you remove a condition.',
      ids: ['sample-b10x', 'sample-b12x', 'sample-b13x'],
    },
  ],
  watchAction: 'Watch the video',
  closing: {
    title: 'A question none of them answers?',
    scene: 'film-evening',
    text: 'Ask us. We’ll answer you first, and it may become our next film.',
    actions: [
      { label: 'Ask a Question', to: '/contact' },
      { label: 'Read the Buyer’s Guide', to: '/buyers-guide' },
    ],
  },
} as const
