/** The aerial drone coverage page (section 2, Aerial). */
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'
import { unconfirmed } from '../unconfirmed.ts'
import { aerialEmbed, aerialShowcase } from '../videos/showcase.ts'

export const head = {
  path: '/aerial-videos',
  title: `Aerial Drone Video for Calgary Homes | ${site.shortName}`,
  description:
    'Drone film and photographs for Calgary listings: the lot, the street, the park and the view, from four heights and within Transport Canada rules.',
  keywords: ['aerial real estate video Calgary', 'drone photography Calgary', 'real estate drone video'],
  robots: 'index',
  structuredData: ['service'],
  accent: 'sand',
  card: {
    drawing: 'hero-aerial-videos',
    alt: 'A community beside a river from above at sunset, with one lot outlined in gold',
    x: -500,
    y: -70,
    width: 2000,
    shade: [300, 900],
  },
  updated: { date: '2026-11-28', words: 'ec21209ba93a' },
} satisfies PageHead

export const records = { service: { name: 'Aerial Drone Video for Calgary Homes' } } satisfies PageRecords

export const aerialVideos = {
  hero: {
    eyebrow: 'Aerial coverage',
    title: 'Show buyers where the home is',
    lead: 'Inside, a buyer sees rooms. From above they see the lot line, the lane, the park two doors down and the way to the river.',
    scene: 'hero-aerial-videos',
    filmsAction: 'Watch four aerial films',
  },
  /** What each height is used for. `metres` are above ground; the drawing is to scale. */
  features: {
    title: 'Four heights, and what each one shows',
    intro:
      'How high we fly depends on what a buyer needs to know. The drawing is to scale and ends at 122 metres, the legal ceiling for drones in Canada.',
    ceilingMetres: 122,
    ceilingLabel: 'legal ceiling',
    unit: 'm',
    items: [
      {
        metres: 5,
        title: 'What does it look like from the street?',
        text: 'Level with an upstairs window. The front of the house without the parked cars, and without the distortion of a wide lens.',
      },
      {
        metres: 25,
        title: 'How do house, garage and yard sit on the lot?',
        text: 'Above the roof. Shape of the lot, sun on the yard, condition of the shingles, access from the lane.',
      },
      {
        metres: 60,
        title: 'What is around the corner?',
        text: 'School, playground, pathway, shops and the train, in one frame, at true distances.',
      },
      {
        metres: 110,
        title: 'Where in the city is this?',
        text: 'Downtown and the mountains on one horizon. One shot, usually the last in the film.',
      },
    ],
  },
  main: {
    title: 'Along the river, in one take',
    text: unconfirmed(
      'Filmed in the half hour after sunrise, when the wind is low and the shadows are long.',
    ),
    embed: aerialEmbed,
  },
  showcase: {
    title: 'Four homes, seen from above',
    intro:
      'A lake, a corner lot, a balcony and an acreage, each with something you cannot see from the ground.',
    items: aerialShowcase,
  },
  suits: {
    title: 'When it helps, and when we leave it out',
    columns: [
      {
        title: 'It helps with',
        items: [
          'Acreages and large or unusual lots',
          'Homes on water, ravine, ridge or park',
          'Corner lots, lanes and detached garages',
          'Views, from window height',
        ],
      },
      {
        title: 'We leave it out for',
        items: [
          'Interior condos without a view',
          'Streets where the roofs hide the home',
          'Days of strong wind, snow or smoke',
          'Places where flying is not permitted',
        ],
      },
    ],
  },
  rules: {
    title: 'Flown by the book',
    text: 'Much of Calgary lies in controlled airspace around two airports, so most flights need planning and permission.',
    items: [
      {
        title: 'Certified pilots',
        text: 'Drones from 250 grams up to 25 kilograms must be registered, and their pilots certified by Transport Canada.',
      },
      {
        title: 'Cleared airspace',
        text: unconfirmed(
          'In controlled airspace we fly with an advanced certificate and an authorization from NAV CANADA.',
        ),
      },
      {
        title: 'Neighbours told',
        text: unconfirmed(
          'We knock next door before we fly, keep our distance from people, and do not film into windows or yards that are not yours.',
        ),
      },
    ],
    source: { label: 'Transport Canada: drone safety', href: 'https://tc.canada.ca' },
  },
  closing: {
    title: 'Would your home look good from above?',
    text: 'Add the address to your evaluation request, and we’ll tell you whether aerial film would help sell it.',
    scene: 'drone',
    actions: [
      { label: 'Get Your Home Value', to: '/evaluation' },
      { label: 'Watch the buyer videos', to: '/videos' },
    ],
  },
} as const
