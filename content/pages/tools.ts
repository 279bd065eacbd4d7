/** Tools and calculators (section 2, Tools). */
import type { PurchaseInputs } from '../calculators/purchase-fields.ts'
import { cad } from '../formats.ts'
import { frames, links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import type { HeroSceneId, SceneId } from '../scenes.ts'
import { site } from '../site.ts'

export const head = {
  path: '/tools',
  title: `Real Estate Tools & Calculators | ${site.shortName} Calgary`,
  description:
    'Mortgage, affordability, rental and investment calculators, a moving guide and live traffic for Calgary buyers, owners and landlords, in one place.',
  keywords: [
    'mortgage calculator Alberta',
    'rental calculator Calgary',
    'home affordability',
    'moving guide',
  ],
  robots: 'index',
  structuredData: ['organization'],
  accent: 'glacier',
  card: 'room-dawn',
  updated: { date: '2026-11-29', words: 'cb02f69384fe' },
} satisfies PageHead

export const tools = {
  hero: {
    eyebrow: 'Tools & Calculators',
    title: 'What do you need to work out?',
    lead: 'Six tools from our network and three calculators of our own. Each line says what it answers and what to have on hand.',
    scene: 'hero-tools' satisfies HeroSceneId,
    /** Of what the figure in the picture is the payment. */
    example: ({ price, downPayment, rate, amortization }: PurchaseInputs) =>
      `${cad(price)} home, ${cad(downPayment)} down, ${rate}% over ${amortization}\u00a0years`,
    /** Label of the link to the calculator on this page. */
    ownLabel: 'Mortgage payment',
    actions: [
      { label: 'Cost of owning', to: '/home-costs' },
      { label: 'Rental yield', to: '/investment-guide' },
    ],
  },
  external: {
    title: 'Six questions, six tools',
    lead: 'These open on other sites of our network. Our own three are above and in the guides.',
    /** Before what to have ready. */
    atHand: 'Have on hand',
    items: [
      {
        id: 'rental-analysis',
        question: 'Would this property carry itself if I rented it out?',
        link: links.rentalAnalysis,
        atHand: 'Price, expected rent, condo fee or tax bill',
      },
      {
        id: 'mortgage-alberta',
        question: 'What would my payment be?',
        link: links.mortgageAlberta,
        atHand: 'Price, down payment, rate and number of years',
      },
      {
        id: 'moving-guide',
        question: 'What needs doing, and by which week?',
        link: links.movingGuide,
        atHand: 'Your possession date',
      },
      {
        id: 'traffic',
        question: 'How long is the drive at a quarter to eight?',
        link: links.traffic,
        atHand: 'The two addresses, and a weekday morning',
      },
      {
        id: 'mortgage-affordability',
        question: 'How much can I borrow?',
        link: links.mortgageAffordability,
        atHand: 'Income before tax, debts, heating and condo fees',
      },
      {
        id: 'investment-property',
        question: 'Which of two rentals comes out ahead in ten years?',
        link: links.investmentProperty,
        atHand: 'Price, financing and rent for both, and an honest guess at repairs',
      },
    ],
  },
  rental: {
    title: 'The rental calculator, on this page',
    text: 'The rental analysis from our network opens here when you ask for it.',
    frame: frames.rentalCalculator,
    action: 'Load the calculator',
    note: 'It comes from another site. Nothing is loaded from there until you ask.',
    failed: 'The calculator did not load. Try again, or open it in a new tab.',
    link: links.rentalAnalysis,
    own: { label: 'Our own rental yield calculator', to: '/investment-guide' },
  },
  related: {
    title: 'When you want to talk it over',
    scene: 'ledger' satisfies SceneId,
    text: 'A calculator knows the formula. We can help with what it does not know: the roof, the building and the street.',
    actions: [
      { label: 'Write to us', to: '/contact' },
      { label: 'Cost of owning', to: '/home-costs' },
      links.mortgageCalculator,
    ],
  },
} as const
