/** The community directory (section 2, Communities); for `/communities/{quadrant}` see ../communities/quadrant-page.ts. */
import { communityDirectory } from '../communities/directory.ts'
import { factsYear } from '../communities/facts.ts'
import { quadrantPlace } from '../communities/quadrant-figures.ts'
import { quadrants } from '../communities/quadrants.ts'
import { listingLinks } from '../listing-search.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'

const { communities } = communityDirectory
const around = communities.filter(({ zone }) => zone === 'surrounding').length
/** How many the directory has, wherever that is said. */
const counted = `${communities.length - around} communities and ${around} places nearby`

export const head = {
  path: '/communities',
  title: `Calgary Communities by Zone and Quadrant | ${site.shortName}`,
  description: `Find your Calgary community: a directory of ${counted}, in nine zones, each with a site of its own.`,
  keywords: [
    'Calgary communities',
    'Calgary neighbourhoods',
    'Calgary quadrants',
    'homes for sale by community Calgary',
  ],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'glacier',
  card: 'street-inner-city',
  updated: { date: '2026-11-29', words: 'b05f8c8433bc' },
} satisfies PageHead

export const records = {
  place: {
    name: site.location.city,
    contains: quadrants
      .map(quadrantPlace)
      .map(({ name, assessed }) => ({ name, ...(assessed && { assessed }) })),
  },
} satisfies PageRecords

export const communitiesPage = {
  hero: {
    eyebrow: 'Community directory',
    title: 'Find the community first, then the house',
    lead: 'You can replace a kitchen. You cannot change the walk to school, the light in the yard or the drive to work.',
  },
  search: {
    label: 'Search by community',
    placeholder: 'Mahogany, Bowness …',
    hint: 'The list narrows as you type. The button searches homes for sale there.',
    submitLabel: 'Search homes',
    clearLabel: 'Show all communities',
    /** Announced as the list narrows; the number found comes before `one` and `many`, their median or medians after. */
    countLabel: {
      all: counted,
      one: 'community found',
      many: 'communities found',
      median: 'assessed at a median of',
      medians: 'with medians of',
      /** Before either, where not all of those found were assessed. */
      part: (assessed: number) => `${assessed} of them`,
    },
    mapLabel: 'Zones',
    mapCaption: 'Each light is a city community. Choose one for its name, or a zone for its list.',
    /** On a phone, where the lights are too small to choose from. */
    mapCaptionSmall: 'Each light is a city community. Choose the name of a zone for its list.',
    /** What the warmth of the lights says, and the rivers between them. */
    mapLegend: {
      label: 'Median assessment',
      under: (price: string) => `under ${price}`,
      from: (price: string) => `${price}+`,
    },
    rivers: { bow: 'Bow River', elbow: 'Elbow River' },
    empty: {
      title: 'No community in our directory has that name',
      text: 'It may be the name of a street, a building or a new phase. Try the listing search, or ask us where it is.',
      /** Followed by the search text in quotes. */
      searchAction: 'Search homes for sale for',
      contactLink: { label: 'Ask an agent about the area', to: '/contact' },
    },
  },
  directory: {
    title: 'All communities, zone by zone',
    text: 'Zones follow the City’s planning sectors, so a community in the South zone may have a southeast or a southwest address. Each name opens a site about that community.',
    /** Beside the places outside the city limits, whose list has no figures. */
    outsidePicture: 'acreage',
    /** Follows the number of communities of a zone. */
    countLabel: 'communities',
    /** Before the figures. */
    figures: `The figure beside a name is the median of what the City assessed its homes at for ${factsYear}, houses and apartments together.`,
    /** Instead of figures, beside places outside the city limits. */
    outside: 'Each of these assesses its own homes; the City of Calgary assesses none of them.',
    order: { label: 'Sort each zone by', name: 'Name', value: 'Value' },
    luxuryMark: 'Luxury community',
    luxuryNote: 'A star marks communities where most detached homes sell in the luxury range.',
    luxuryLink: { label: 'See luxury homes', to: '/property-types/luxury' },
  },
  quadrants: {
    title: 'What the two letters after a street name mean',
    text: 'Every Calgary address ends in NW, NE, SW or SE. Centre Street and Macleod Trail divide west from east. The Bow River, and east of it roughly Memorial Drive, divide north from south. The letters matter: there is a 17 Avenue in more than one quadrant.',
    crossLabel: 'Quadrants',
    street: 'Centre Street',
    river: 'Bow River',
    /** Before the medians of all four. */
    mediansLabel: `Median assessment by quadrant, ${factsYear}`,
    /** Follows a zone's name. */
    zoneLabel: 'zone',
  },
  propertyTypes: {
    title: 'Or start with the kind of home',
    items: [
      {
        id: 'single-family',
        scene: 'own-lot',
        label: listingLinks.singleFamily.label,
        text: 'A detached house on its own lot, with no condo fee and every decision yours.',
        href: listingLinks.singleFamily.href,
      },
      {
        id: 'condos',
        scene: 'corner-block',
        label: 'Condos',
        text: 'Apartments, and what to read before you remove conditions.',
        to: '/property-types/condos',
      },
      {
        id: 'townhomes',
        scene: 'row-steps',
        label: listingLinks.townhomes.label,
        text: 'A front door of your own and less to shovel. Most, not all, are condominiums.',
        href: listingLinks.townhomes.href,
      },
      {
        id: 'luxury',
        scene: 'estate-dusk',
        label: 'Luxury',
        text: 'Estates, acreages and penthouses, and how to buy or sell one privately.',
        to: '/property-types/luxury',
      },
      {
        id: 'waterfront',
        scene: 'river-homes',
        label: listingLinks.waterfront.label,
        text: 'On a lake, a river or a canal. Ask about the flood map before the view.',
        href: listingLinks.waterfront.href,
      },
      {
        id: 'new-construction',
        scene: 'frame-house',
        label: listingLinks.newConstruction.label,
        text: 'Built or about to be, with warranty. GST applies to a new home, not to a resale.',
        href: listingLinks.newConstruction.href,
      },
      {
        id: 'open-houses',
        scene: 'first-showing',
        label: listingLinks.openHouses.label,
        text: 'This weekend’s, on a map. The fastest way to learn what a price buys.',
        href: listingLinks.openHouses.href,
      },
      {
        id: 'home-finder',
        scene: 'listing-window',
        label: listingLinks.homeFinder.label,
        text: 'Search all homes for sale by price, place and what you cannot do without.',
        href: listingLinks.homeFinder.href,
      },
    ],
  },
  closing: {
    landmark: {
      day: 'Downtown Calgary in the evening',
      night: 'Downtown Calgary by night',
    },
    title: 'Between two communities?',
    text: 'Tell us your commute, your budget and what a good Saturday looks like. We’ll suggest a few communities to walk through, and say why.',
    link: { label: 'Ask an agent', to: '/contact' },
  },
} as const
