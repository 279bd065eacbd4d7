/** What the City's assessments are, where the figures about communities come from, and how they were made. */
import type { CityName } from '../communities/directory.ts'
import { factsYear } from '../communities/facts.ts'
import type { PageHead } from '../page-schema.ts'
import { site } from '../site.ts'

/** The community of the worked example. */
const EXAMPLE = 'Sunnyside' satisfies CityName

export const head = {
  path: '/sources',
  title: `Where Our Figures Come From | ${site.shortName}`,
  description: `What a City of Calgary assessment is and is not, which open data the figures for each community come from, and how we work them out.`,
  keywords: ['Calgary property assessment', 'median assessment by community', 'Calgary open data'],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'glacier',
  card: 'prairie-grid',
  updated: { date: '2026-11-28', words: '35bad02ad2cf' },
} satisfies PageHead

export const sourcesPage = {
  title: 'Where our figures come from',
  lead: 'Every community figure here comes from the City’s own data. None of them is our opinion, and none is a price.',
  /** Of the drawing of homes in the order of their assessment, from left to right. */
  figure: { less: 'Half are assessed at less', middle: 'The median', more: 'Half at more' },
  /** One median, followed from the City's roll to a sentence of ours. The community has an even number of homes. */
  example: {
    title: 'One figure, from the City’s roll to our page',
    community: EXAMPLE,
    roll: {
      title: 'On the roll',
      label: `homes in ${EXAMPLE}`,
      text: `The City puts a value on each, as of July 1, ${factsYear - 1}, in steps of $500.`,
    },
    middle: {
      title: 'In line',
      text: 'From the lowest to the highest. With an even number, two homes are in the middle.',
    },
    median: {
      title: 'The median',
      text: 'Halfway between the values of those two. We round nothing after that.',
    },
    page: {
      title: 'On our page',
      link: { label: 'All medians in the northwest', to: '/communities/northwest' },
    },
  },
  parts: [
    {
      id: 'assessment',
      title: 'What an assessment is',
      paragraphs: [
        `Once a year the City of Calgary estimates what each property would have sold for on July 1 of the year before. The ${factsYear} figures reflect values on July 1, ${factsYear - 1}, and the condition of each home on December 31. Their purpose is to divide up the property tax.`,
        'It is a mass appraisal: a model values hundreds of thousands of homes at once, from sales of similar ones. Nobody walked through the rooms. A new kitchen, a wet basement or the view from the deck may not be in it.',
        'So it is not a price, and not what your home is worth today. It is one honest yardstick that covers every home in the city.',
      ],
    },
    {
      id: 'median',
      title: 'What a median says, and what it hides',
      paragraphs: [
        'Line up all the homes in a community by assessment: the one in the middle is the median. Half are assessed at more, half at less.',
        'Every home counts once, a studio as much as a house. A community of apartments has a low median even if its houses are expensive, and a figure that moves from one year to the next may only mean that a tower was finished.',
        'A rental building is one account with the City, however many homes are in it. We leave such buildings out of the kinds of homes; in the number of homes and in the median, each counts once.',
      ],
    },
    {
      id: 'kinds',
      title: 'Kinds of homes, years and places',
      paragraphs: [
        'The kinds follow the City’s codes for how a property is used: detached houses, semi-detached homes and duplexes, row houses, apartments. The year is the median of the construction years the City has on record.',
        'On the map a light stands at a point within its community’s boundary, not at a house. A community counts toward the quadrant that most of its addresses name.',
        'The towns around Calgary assess their own homes, on their own rolls. That is why they have no figure here.',
      ],
    },
  ],
  sets: {
    id: 'sets',
    title: 'The data',
    caption: 'Open data of the City of Calgary',
    columns: ['Data set', 'What we take from it', 'Year', 'Retrieved'],
    uses: {
      assessments: 'Number of homes, median assessment, median year built',
      uses: 'What each code for a kind of home means',
      boundaries: 'Codes, names and places of the communities',
    },
    through:
      'This year we used the figures a public atlas of the city worked out from these sets on that day, with its code and method published, and checked them against each other.',
    atlas: {
      label: 'Calgary Neighbourhood View on GitHub',
      href: 'https://github.com/AHZR199/calgary-neighbourhood-view',
    },
    licence: 'The City does not endorse us or what we make of its data.',
  },
  closing: {
    title: 'What is yours worth?',
    scene: 'city-archive',
    text: 'To know, someone has to look at it. We do that free of charge.',
    link: { label: 'Free home evaluation', to: '/evaluation' },
  },
} as const
