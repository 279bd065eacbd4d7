/** The videos of the home, aerial, production and investment pages. */
import { sampleEmbed, sampleVideo } from './samples.ts'
import type { PortfolioItem, Video, VideoEmbed } from './schema.ts'

export const homeEmbed: VideoEmbed = sampleEmbed('sample-h00x', 'rain-street', {
  title: 'How we sell a Calgary home',
  description: 'One listing from the first visit to the day the keys change hands.',
})

export const homeVideos: readonly Video[] = [
  sampleVideo(
    'sample-h01x',
    'century-hall',
    'A century home in Ramsay, room by room',
    'What to show first when a house has a hundred years behind it.',
  ),
  sampleVideo(
    'sample-h02x',
    'camera-day',
    'Getting ready for the camera in one weekend',
    'The twelve things we move, mend or take away before we film.',
  ),
  sampleVideo(
    'sample-h03x',
    'lake-night',
    'Selling in a lake community',
    'Why the lake, the dues and the season belong in the first minute.',
  ),
  sampleVideo(
    'sample-h04x',
    'price-wall',
    'How we arrive at a price',
    'Sold, for sale, and not sold: the three groups of homes behind every price.',
  ),
  sampleVideo(
    'sample-h05x',
    'drone',
    'The street from ninety metres up',
    'What a drone explains about a lot that photographs cannot.',
  ),
  sampleVideo(
    'sample-h06x',
    'winter-house',
    'Listing in winter',
    'Fewer homes, fewer buyers, and how to tell whether it suits yours.',
  ),
]

export const aerialEmbed: VideoEmbed = sampleEmbed(
  'sample-a00x',
  'bow-dawn',
  {
    title: 'Along the Bow at first light',
    description: 'Two minutes of the river valley, as we film it for homes on its banks.',
  },
  { aspectRatio: '21:9' },
)

export const aerialShowcase: readonly VideoEmbed[] = [
  sampleEmbed('sample-a01x', 'lake-aerial', {
    title: 'A lake, from shore to shore',
    description: 'The dock, the beach and the walk home, in one pass.',
  }),
  sampleEmbed(
    'sample-a02x',
    'parcel-aerial',
    {
      title: 'A corner lot and its lane',
      description: 'Straight down, so the lot, the garage and the lane read like a plan.',
    },
    { aspectRatio: '4:3' },
  ),
  sampleEmbed('sample-a03x', 'balcony-aerial', {
    title: 'From the fourteenth floor',
    description: 'Flown at balcony height, so the view is the one you would have.',
  }),
  sampleEmbed(
    'sample-a04x',
    'acreage-aerial',
    {
      title: 'An acreage west of the city',
      description: 'Drive, outbuildings, tree line and fence line, with the mountains for scale.',
    },
    { aspectRatio: '21:9', startAt: 12 },
  ),
]

export const productionPortfolio: readonly PortfolioItem[] = [
  {
    sample: true,
    id: 'sample-p01x',
    title: 'Four bedrooms in Brentwood',
    category: 'property',
    description: 'A family house filmed in the order a visitor walks it.',
    thumbnail: 'bungalow-autumn',
  },
  {
    sample: true,
    id: 'sample-p02x',
    title: 'Above the river in Britannia',
    category: 'luxury',
    description: 'A long take from the street through the house to the ridge behind it.',
    thumbnail: 'bluff-house',
  },
  {
    sample: true,
    id: 'sample-p03x',
    title: 'A townhouse in Marda Loop',
    category: 'property',
    description: 'Three levels, one stair, and the rooftop last.',
    thumbnail: 'rooftop-evening',
  },
]

export const investmentEmbed: VideoEmbed = sampleEmbed('sample-i00x', 'four-doors', {
  title: 'Before you buy a rental',
  description: 'Rent, vacancy, repairs and financing for one suite, worked through on paper.',
})
