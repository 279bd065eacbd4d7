/** The radon guide (section 2, Radon): guideline, bands, testing, mitigation, buying and selling. */
import { COSTS } from '../constants.ts'
import { cadRange } from '../formats.ts'
import { guideLabels } from '../guides/labels.ts'
import { radonBands } from '../guides/radon-bands.ts'
import { radonSystem } from '../guides/radon-system.ts'
import type { Faq, PageHead, PageRecords } from '../page-schema.ts'
import { site } from '../site.ts'

export const head = {
  path: '/radon-information',
  title: `Radon in Calgary Homes: Levels, Tests and Costs | ${site.shortName}`,
  description:
    'What radon is, what 200 Bq/m³ means, how to test a Calgary home over 91 days, what mitigation costs, and what buyers and sellers should know.',
  keywords: ['radon Calgary', 'radon test Calgary', 'radon mitigation cost', 'radon levels Canada'],
  robots: 'index',
  structuredData: ['agent'],
  accent: 'sage',
  card: {
    drawing: 'hero-radon',
    alt: 'A lit house in the evening, and radon rising into its basement through the ground',
    x: -660,
    y: -140,
    width: 2400,
    shade: [0, 640],
  },
  updated: { date: '2026-11-29', words: '92c38d550080' },
} satisfies PageHead

const mitigation = cadRange(COSTS.radonMitigation)

const faqs: readonly Faq[] = [
  {
    question: 'Does radon matter on the tenth floor?',
    answer:
      'Much less. Radon comes from the ground, and levels are usually low above the second storey. Ground-floor and garden-level condos deserve a test like any house.',
  },
  {
    question: 'Next door tested low. Are we safe?',
    answer:
      'Not necessarily. Soil, slab, cracks and the way a home is heated differ from house to house, even next door. Only a test of yours says anything about yours.',
  },
  {
    question: 'Our house was built in 2018. Are we covered?',
    answer:
      'You are prepared, not protected. Since 2015 the Alberta building code has required a rough-in: gravel, a sealed membrane and a capped pipe. Without a fan it is only the beginning of a system. Test, and have it completed if the result calls for it.',
  },
  {
    question: 'Can I wait until I sell?',
    answer:
      'A proper test takes three winter months, and a known high level has to be disclosed. A home with a low result in the file, or with a system and the result after it, is easier to sell. And until then, you are breathing the air.',
  },
]

export const records = {
  faqs,
  breadcrumb: { parents: [guideLabels.home], current: 'Radon information' },
} satisfies PageRecords

const contact = { label: 'Ask us about a home', to: '/contact' } as const
const testing = { id: 'testing', nav: 'How to test' } as const

export const radon = {
  hero: {
    eyebrow: 'Radon information',
    title: 'The one thing about a house that no viewing will show',
    lead: 'Radon has no colour, smell or taste. A test is the only way to know how much of it a house has.',
    actions: [contact, { label: testing.nav, href: `#${testing.id}` }],
  },
  keyFigures: [
    { figure: '200 Bq/m³', label: 'Canadian guideline, as a yearly average in rooms people use' },
    { figure: '91 days', label: 'shortest test worth acting on, in winter' },
    { figure: mitigation, label: 'to lower it in a typical house' },
  ],
  levels: {
    id: 'levels',
    nav: 'What your number means',
    title: 'What your number means',
    unit: 'Bq/m³',
    text: 'Radon is measured in becquerels per cubic metre: how many atoms decay each second in a cubic metre of air. The Canadian guideline is 200.',
    guideline: 200,
    guidelineLabel: 'Canadian guideline',
    key: 'Each dot is one atom that decays in one second, in one cubic metre of air. The boxes show 50, 150 and 300.',
    bands: radonBands,
  },
  what: {
    id: 'what-radon-is',
    nav: 'What radon is',
    title: 'A gas from the ground beneath you',
    paragraphs: [
      'Uranium is in nearly all soil and rock. As it breaks down it becomes radium, then radon, a radioactive gas. Outdoors it thins out at once. Under a house it is drawn in through cracks, sump pits, floor drains and the joint between slab and wall.',
      'Breathed in, it decays in the lungs and damages their cells. After smoking, radon is the leading cause of lung cancer in Canada. Health Canada attributes about 16% of lung cancer deaths to it, some 3,200 a year. Smoking and radon together are far worse than either.',
      'The risk builds over years, not days. A high result is a reason to plan the work, not to leave the house.',
    ],
  },
  calgary: {
    id: 'calgary',
    nav: 'Why Calgary',
    title: 'Why Calgary has so much of it',
    drawing:
      'Three heated houses in snow: gas from the ground enters their basements through cracks and drains, and warm air leaves through the roof',
    points: [
      {
        title: 'The ground',
        text: 'Prairie soils carry uranium from old bedrock. The 2024 survey measured an average of 102.5 Bq/m³ in the Calgary area.',
      },
      {
        title: 'The winter',
        text: 'Warm air rises and leaves through the top of a heated house; soil gas is pulled in below to replace it. We keep windows shut for half the year.',
      },
      {
        title: 'The basement',
        text: 'Most homes here have one, and people sleep, work and exercise in it. That is where radon is highest.',
      },
      {
        title: 'No safe side of town',
        text: 'A University of Calgary study of more than 2,300 homes in 2017 found no neighbourhood free of it, and one home in eight above 200 at the time. New houses are not spared.',
      },
    ],
  },
  testing: {
    ...testing,
    title: 'How to test: one small device, one winter',
    steps: [
      {
        title: 'Choose a long-term detector',
        text: 'An alpha-track detector, a plastic puck with a film inside. With laboratory fees it costs under $100, as of 2026. Look for one approved by the Canadian National Radon Proficiency Program,\u00a0C-NRPP.',
      },
      {
        title: 'Start between October and January',
        text: 'Leave it for at least 91 days in the heating season, when windows are closed and levels are highest. A year is better still.',
      },
      {
        title: 'Put it where you live',
        text: 'The lowest floor where someone spends more than four hours a day. At breathing height, on an inside wall, away from windows, vents, sunlight, sump pits, kitchens and bathrooms.',
      },
      {
        title: 'Send it to the laboratory',
        text: 'Write down the dates and mail it. The result is an average in Bq/m³. Compare it with the bands below, and keep the report with your house papers.',
      },
    ],
    notes: [
      'A test of two to seven days tells you about that week. It is no basis for a decision.',
      'A digital monitor is good for watching trends. Let it run for three months before you believe its average.',
      'Test again after mitigation, after finishing a basement, and after new windows or insulation.',
    ],
  },
  mitigation: {
    id: 'mitigation',
    nav: 'How it is fixed',
    title: 'How it is fixed: sub-slab depressurization',
    text: 'A pipe is set through the basement floor into the gravel below. A small fan draws the soil gas up and sends it outside before it can enter the house. The installer seals the sump and the larger cracks, so the fan pulls from the soil, not from your basement.',
    facts: [
      { label: 'Time', value: 'Usually a day' },
      { label: 'Effect', value: 'Commonly 80% lower, often more' },
      { label: 'Running it', value: 'A fan that uses about as much power as a light bulb' },
    ],
    range: { title: 'What it costs', cost: COSTS.radonMitigation, until: 6000, step: 1000 },
    diagram: radonSystem,
    othersTitle: 'Other measures',
    others: [
      'Sealing alone rarely solves a high level, but is part of every system.',
      'A heat-recovery ventilator dilutes radon and can fix a moderate level.',
      'A crawl space gets a sealed membrane with the pipe beneath it.',
      'A rough-in pipe from the builder makes the work quicker and cheaper.',
    ],
    professionals: {
      title: 'Who should do it',
      text: 'Ask for a C-NRPP certified mitigation professional. Before you sign, ask five things.',
      questions: [
        'What is your C-NRPP number?',
        'Will you test the suction under the slab before you design the system?',
        'What level do you aim for, and what happens if you miss it?',
        'Where will the pipe run and the fan sit, and how loud is it?',
        'Is a follow-up test included?',
      ],
    },
    help: 'The Canadian Lung Association offers grants of up to $1,500 to households with a lower income or a lung cancer diagnosis, as of 2026. Apply before the work starts.',
  },
  property: {
    id: 'buying-and-selling',
    nav: 'Buying and selling',
    title: 'When the house changes hands',
    share: {
      one: 1,
      among: 6,
      label: 'Calgary-area properties above the Canadian guideline (Cross-Canada Radon Survey, 2024)',
    },
  },
  buying: {
    id: 'buying',
    title: 'If you are buying',
    points: [
      'Ask the seller for test results: the level, the room, the dates and the kind of detector.',
      'A 91-day test does not fit into a condition period of a week or two. Plan for that instead of pretending otherwise.',
      'Agree on money instead of time: an allowance, or an amount held in trust by a lawyer until a winter test is back.',
      'If there is a system, ask for the results before and after it, and look at the gauge on the pipe.',
      'Whatever the answer, test in your first winter. At worst, you’ll know what it will cost to fix.',
    ],
  },
  selling: {
    id: 'selling',
    title: 'If you are selling',
    points: [
      'A known level above 200 Bq/m³ that has not been dealt with counts as a material latent defect under the Real Estate Council of Alberta’s guidance. It must be disclosed.',
      'Test the winter before you plan to list. A low result is a page worth showing.',
      'Mitigated homes sell well: buyers see a system, two results and no question left.',
      'Do not air the house out to please a detector. The next test will be the buyer’s.',
      'Keep the laboratory report, the invoice and the warranty together for the buyer’s lawyer.',
    ],
  },
  faqs: { id: 'questions', nav: 'Questions', title: 'Four questions about radon', items: faqs },
  sources: {
    title: 'Read more at the source',
    note: 'This guide is general information, checked in November 2026. It is no substitute for a test or for advice from a certified professional.',
    links: [
      {
        label: 'Health Canada: radon guideline',
        href: 'https://www.canada.ca/en/health-canada/services/health-risks-safety/radiation/radon/government-canada-radon-guideline.html',
      },
      { label: 'C-NRPP: find a professional', href: 'https://c-nrpp.ca' },
      {
        label: 'Cross-Canada Radon Survey: the six largest cities',
        href: 'https://evictradon.org/radon-research-series-radon-levels-in-canadas-six-largest-cities',
      },
      {
        label: 'Canadian Lung Association: mitigation grant',
        href: 'https://www.lung.ca/air-quality/radon/lungs-matter-radon-mitigation-support',
      },
      { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca' },
    ],
  },
  closing: {
    title: 'Looking at a house with a basement?',
    text: 'We can help you ask the seller for radon results, and write them into your offer.',
    link: contact,
  },
  related: [
    { label: 'Asbestos information', to: '/asbestos-information' },
    { label: 'Home ownership costs', to: '/home-costs' },
    { label: 'Alberta Home Buyer’s Guide', to: '/buyers-guide' },
  ],
} as const
