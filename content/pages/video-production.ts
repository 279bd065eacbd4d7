/** The video production page (section 2, Video production). */
import { claims } from '../claims.ts'
import { timeOfDay } from '../formats.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'
import { productionPortfolio } from '../videos/showcase.ts'

export const head = {
  path: '/video-production',
  title: `Real Estate Video Production in Calgary | ${site.shortName}`,
  description: `A full-time videographer films and edits for ${site.shortName} sellers in Calgary. Finished film in ${claims.turnaround.figure}, in a cut for each channel it runs on.`,
  keywords: ['real estate video Calgary', 'listing video production', 'property film', 'luxury home video'],
  robots: 'index',
  structuredData: ['service'],
  accent: 'sand',
  card: {
    drawing: 'hero-video-production',
    alt: 'A videographer at a camera before a modern house, and a drone above them',
    x: -238,
    y: -62,
    width: 1440,
    shade: [300, 780],
  },
  updated: { date: '2026-11-28', words: '5263d3fb30e9' },
} satisfies PageHead

export const records = { service: { name: 'Real Estate Video Production in Calgary' } } satisfies PageRecords

export const videoProduction = {
  hero: {
    eyebrow: 'Video production',
    title: 'Our own videographer, for your home',
    lead: 'Our videographer is on the team full time, so your home never waits for a studio with a free afternoon.',
    callAction: 'Call about your home',
    scene: 'hero-video-production',
  },
  services: {
    title: 'Three films from one visit',
    shownOnLabel: 'Runs on',
    items: [
      {
        length: unconfirmed('90–120 seconds'),
        title: 'The listing film',
        frame: '16:9',
        scene: 'walk-through',
        text: 'The home in the order a visitor would walk it, so buyers understand the floor plan without reading it.',
        shownOn: 'Listing page, community sites, video channel',
      },
      {
        length: unconfirmed('15–30 seconds'),
        title: 'The vertical cut',
        frame: '9:16',
        scene: 'kitchen-interior',
        text: 'One room, one detail, one reason to visit. Made for a phone held upright, with captions, because most people watch without sound.',
        shownOn: 'Instagram, Facebook, TikTok, short video',
      },
      {
        length: unconfirmed('60–90 seconds'),
        title: 'The neighbourhood film',
        frame: '21:9',
        scene: 'school-run',
        text: 'School run, coffee, pathway, train. It answers the question no room can: what is it like to live here?',
        shownOn: 'Community sites, advertising, open house screen',
      },
    ],
  },
  day: {
    sample: true,
    title: 'What happens on filming day',
    unit: 'min',
    intro: 'A sample day, for a house of about 2,000 square feet. A condo takes about half as long.',
    rows: [
      {
        time: timeOfDay(8, 30),
        title: 'Lights on, blinds level',
        text: 'All bulbs one colour, screens off, cars off the driveway.',
      },
      {
        time: timeOfDay(9),
        title: 'Exteriors',
        text: 'Front, yard, street, while the light is low.',
      },
      {
        time: timeOfDay(10),
        title: 'Interiors',
        text: 'Kitchen and living room first, then up, then down.',
      },
      {
        time: timeOfDay(11, 30),
        title: 'Details',
        text: 'Hardware, millwork, the view from the sink.',
      },
      {
        time: timeOfDay(12),
        title: 'Aerial',
        text: 'If the lot, the airspace and the wind agree.',
      },
      {
        time: timeOfDay(12, 30),
        title: 'You have your home back',
        text: 'Everything is back where it was.',
      },
    ],
  },
  equipment: {
    scene: 'camera-day',
    title: 'What we film with',
    items: [
      {
        title: unconfirmed('Full-frame camera, straight lenses'),
        text: 'Wide enough for a room, not so wide that a bedroom looks like a hall. Buyers notice when they arrive.',
      },
      {
        title: unconfirmed('Gimbal and slider'),
        text: 'A steady walk through the door, and slow moves where there is no room to walk.',
      },
      {
        title: unconfirmed('Light for dark corners'),
        text: 'Soft panels balanced to daylight, so the window keeps its view and the room its colour.',
      },
      {
        title: unconfirmed('Drone and wireless microphones'),
        text: 'For the lot and the street, and for owners who would like to tell the story themselves.',
      },
    ],
  },
  stats: {
    title: 'How far our films travel',
    claims: [claims.videoViews, claims.turnaround, claims.followers],
  },
  portfolio: {
    title: 'Three of our films',
    categoryLabels: { property: 'Property', luxury: 'Luxury' },
    items: productionPortfolio,
    link: { label: 'Watch the buyer videos', to: '/videos' },
  },
  closing: {
    title: 'Ask how we would film your home',
    text: 'Call us to talk about the best day, the best light, and what to show first.',
    scene: 'three-cuts',
    callAction: 'Call',
  },
} as const
