/** The asbestos guide (section 2, Asbestos), with the sections and wording the specification quotes. */
import { COSTS } from '../constants.ts'
import { cadFromTo, cadRange } from '../formats.ts'
import { asbestosLocations } from '../guides/asbestos-locations.ts'
import { guideLabels } from '../guides/labels.ts'
import type { PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/asbestos-information',
  title: `Asbestos in Calgary Homes: Where, Risk and Costs | ${site.shortName}`,
  description:
    'Where asbestos hides in Calgary homes built before 1990, how it is tested and removed, what that costs, and what buyers and sellers should do.',
  keywords: [
    'asbestos Calgary',
    'asbestos testing Calgary',
    'asbestos removal cost',
    'vermiculite insulation',
  ],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'sage',
  card: 'house-bungalow',
  updated: { date: '2026-11-29', words: '439803e945eb' },
} satisfies PageHead

export const records = {
  breadcrumb: { parents: [guideLabels.home], current: 'Asbestos information' },
} satisfies PageRecords

export const asbestos = {
  hero: {
    eyebrow: 'Asbestos information',
    title: 'Asbestos in Calgary Homes: What You Need to Know',
    lead: 'It insulated well and did not burn, so for sixty years it went into nearly everything. Left alone it mostly stays where it is. Cut, sanded or broken, it is dangerous.',
    link: {
      sample: true,
      label: 'Visit the asbestos information site',
      href: 'https://asbestos.northbow.example',
    },
  },
  keyFigures: [
    { figure: 'Before 1990', label: 'built then? Test before you renovate' },
    { figure: cadRange(COSTS.asbestosTestPerSample), label: 'a sample, for a laboratory result' },
    { figure: cadFromTo(COSTS.asbestosRemovalRoom), label: 'to remove it from a single room' },
    { figure: '72 hours', label: 'notice to Alberta’s safety office before work that may release fibres' },
  ],
  what: {
    id: 'what-asbestos-is',
    nav: 'What asbestos is',
    title: 'What asbestos is',
    kinds: { friable: 'Friable: sheds fibres', bound: 'Non-friable: holds them' },
    paragraphs: [
      'Asbestos is a family of minerals that split into fibres finer than a hair. Mixed into plaster, tile, cement or insulation they make it strong and fireproof. Canada mined it until 2011 and banned it in 2018.',
      'There are two kinds of material. Friable ones, such as pipe wrap or loose insulation, crumble in the hand and shed fibres easily. Non-friable ones, such as floor tile or cement siding, hold them fast until someone cuts, drills, sands or breaks them.',
    ],
  },
  health: {
    id: 'health-risks',
    nav: 'Health risks',
    title: 'Health risks',
    warning: 'There is no safe level of asbestos exposure.',
    text: 'Fibres in the air are breathed in and stay in the lungs. Ten to forty years later they can cause asbestosis, a scarring of the lungs; lung cancer, far more often in people who smoke; and mesothelioma, a cancer of the lining of chest and abdomen.',
    reassurance:
      'Asbestos that is sealed, undamaged and undisturbed releases next to nothing. The danger is in the work, not the wall.',
  },
  housing: {
    id: 'calgary-housing-context',
    nav: 'By year built',
    title: 'Calgary housing context',
    text: 'The year a house was built is the first clue. A renovation before 1990 counts as much as the house itself.',
    eras: [
      {
        period: 'Pre-1980',
        from: 1920,
        to: 1980,
        likelihood: 'High likelihood',
        text: 'Inner-city bungalows and most of the first suburbs. Assume several materials until a test says otherwise.',
      },
      {
        period: '1980–1990',
        from: 1980,
        to: 1990,
        likelihood: 'Possible',
        text: 'Old stock was used up. Ceiling texture, joint compound, flooring and vermiculite are the usual finds.',
      },
      {
        period: 'Post-1990',
        from: 1990,
        to: 2026,
        likelihood: 'Rare',
        text: 'Seldom, and mostly in imported cement products. Salvaged materials can carry it into any house.',
      },
    ],
  },
  locations: {
    id: 'common-locations',
    nav: 'Common locations',
    title: 'Common locations',
    text: 'The risk says how easily the material gives off fibres when touched or as it ages. Low risk becomes high under a saw.',
    drawing: 'House cut open, with the twelve numbered places of the table below',
    caption: 'The numbered places, when each material was in use, and its risk',
    columns: { location: 'Location', period: 'In use', risk: 'Risk' },
    rows: asbestosLocations,
  },
  cues: {
    id: 'visual-cues',
    nav: 'Visual cues',
    title: 'Visual cues',
    text: 'Nobody can identify asbestos by eye. These are reasons to test.',
    items: [
      'Gray or white pipe insulation',
      '9x9 floor tiles',
      'Corrugated roofing or siding',
      'Textured paint or ceiling coatings',
      'Old furnace duct insulation',
    ],
    warning: 'Never assume – always test if uncertain!',
  },
  testing: {
    id: 'professional-testing',
    nav: 'Testing',
    title: 'Professional testing',
    method: 'Polarized light microscopy',
    text: 'A trained person wets a small spot, takes a piece the size of a coin and seals the place again. An accredited laboratory looks at it under polarized light microscopy, which shows the kind of fibre and its share of the material.',
    cost: `${cadRange(COSTS.asbestosTestPerSample)} per sample`,
    points: [
      'One sample for each different material, and several for ceilings and joint compound, which were mixed by hand.',
      'Results usually come within a week; a rush result within a day.',
      'Do not take samples yourself: that is when fibres fly.',
      'A home inspection does not include it. Ask for it by name.',
    ],
  },
  safety: {
    id: 'safety-guidelines',
    nav: 'Safety guidelines',
    title: 'Safety guidelines',
    groups: [
      {
        heading: 'DO',
        items: [
          'Leave suspect material alone, and keep children and pets away if it is damaged.',
          'Test before you drill, sand, scrape or pull up anything in a house built before 1990.',
          'Hire trained abatement workers for removal, and leave the area until they say it is clear.',
        ],
      },
      {
        heading: 'MAINTAIN',
        items: [
          'Check known material twice a year for cracks, water stains and crumbling edges.',
          'Keep it sealed: paint, cover or floor over what is in good condition.',
          'Damp-mop dust near it. A broom or an ordinary vacuum spreads fibres.',
          'Keep the test reports, and show them to every trade before work starts.',
        ],
      },
    ],
  },
  removal: {
    id: 'professional-removal',
    nav: 'Removal',
    title: 'Professional removal',
    figure: '72 hours',
    text: 'is the least notice that Alberta’s Occupational Health and Safety must have of work that may release asbestos. Workers need provincially approved training.',
    stages: [
      {
        title: 'Containment',
        text: 'The room is closed off with plastic sheeting, heating and ventilation are shut off, and filtered fans hold the air pressure below that of the house, so air leaks in, not out.',
      },
      {
        title: 'Protection',
        text: 'Workers wear respirators and disposable suits, and wash in a decontamination chamber. Material is wetted and taken off whole where it can be. At the end the air is tested before anyone returns.',
      },
      {
        title: 'Disposal',
        text: 'Waste is wetted, sealed in two layers of 6-mil polyethylene and taken to a landfill that accepts it. In Calgary that is the City’s Shepard landfill.',
      },
    ],
  },
  costs: {
    id: 'cost-considerations',
    nav: 'Costs',
    title: 'Cost considerations',
    text: 'The price depends more on the material and the access than on the area. Ask for three quotes against the same test report.',
    rows: [
      { item: 'Testing', cost: `${cadRange(COSTS.asbestosTestPerSample)} per sample` },
      { item: 'Removal, single room', cost: cadFromTo(COSTS.asbestosRemovalRoom) },
      { item: 'Removal, whole house', cost: `${cadFromTo(COSTS.asbestosRemovalHouse)}+` },
      { item: 'Encapsulation', cost: `${cadFromTo(COSTS.asbestosEncapsulationPerSquareFoot)} per sq ft` },
    ],
    notes: [
      'Encapsulation seals material in place with a coating or a cover. It is cheaper, and it leaves the material in the house.',
      'Ask whether air tests, disposal and putting the surface back are in the price.',
      'Most home insurance does not pay for removal by choice, only for removal after insured damage.',
    ],
  },
  realEstate: {
    id: 'real-estate-advice',
    nav: 'Buying and selling',
    title: 'Real-estate advice',
    buyers: {
      title: 'For buyers',
      points: [
        'Ask when the house was built and when it was renovated. Before 1990, plan for a test.',
        'Make the inspection condition long enough for samples and a laboratory, about 7 to 10 days.',
        'Get a removal quote before you remove conditions, and negotiate with it in hand.',
        'Ask the seller for test reports, abatement invoices and air clearance certificates.',
        'Speak with your insurer and lender early if there is vermiculite or old pipe insulation.',
      ],
    },
    sellers: {
      title: 'For sellers',
      points: [
        'Disclose what you know. Damaged asbestos can be a material latent defect, and silence is the most expensive way to handle it.',
        'Test suspect materials before you list, so the answer is yours, not a surprise in week two.',
        'Repair or seal what is damaged. What is intact can often stay, with the report on file.',
        'Never scrape a ceiling or lift old tile to freshen up for the photographs.',
        'Hand over the paper: reports, invoices, clearance certificates. They are worth more than a discount.',
      ],
    },
  },
  sources: {
    title: 'Read more at the source',
    note: 'This guide is general information, checked in November 2026. A laboratory and a trained contractor decide, not a web page.',
    links: [
      {
        label: 'Alberta: asbestos project notification',
        href: 'https://www.alberta.ca/submit-asbestos-project-notification',
      },
      {
        label: 'City of Calgary: asbestos disposal',
        href: 'https://www.calgary.ca/for-business/operations/asbestos-disposal.html',
      },
      { label: 'Government of Canada', href: 'https://www.canada.ca' },
      { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
    ],
  },
  closing: {
    title: 'Buying or selling a pre-1990 house?',
    text: 'We can tell you what to look for in a house of its age, and how to have it tested.',
    link: { label: 'Talk it over with us', to: '/contact' },
  },
  related: [
    { label: 'Radon information', to: '/radon-information' },
    { label: 'Home ownership costs', to: '/home-costs' },
    { label: 'Alberta Home Buyer’s Guide', to: '/buyers-guide' },
  ],
} as const
