/** The ten-step buying path (section 2, Buyer's guide). */
import { NEW_HOME_WARRANTY_YEARS } from '../constants.ts'
import type { GuideStep } from './schema.ts'

const warranty = NEW_HOME_WARRANTY_YEARS.join('-')

export const buyingSteps: readonly GuideStep[] = [
  {
    number: 1,
    title: 'Budget and pre-approval',
    icon: 'wallet',
    body: 'Start with the month, not the price: what can go out every month and still let you sleep. Then let a lender or mortgage broker pre-approve you. That holds a rate for up to about 120 days and tells you the ceiling, which need not be your budget.',
  },
  {
    number: 2,
    title: 'Define needs and search',
    icon: 'search',
    body: 'Write two lists: what you cannot live without, and what you would like. Commute, school, light, a suite, a garage in January. Sign a written agreement with the agent who represents you; in Alberta it is required, and it says what you get and what it costs.',
  },
  {
    number: 3,
    title: 'Viewings and due diligence',
    icon: 'eye',
    body: 'See fewer homes, and look longer. Age of roof, furnace, hot water tank and windows. Grading away from the foundation. The street at eight in the morning and at ten at night. We bring the sales history, the title and the permits.',
  },
  {
    number: 4,
    title: 'Writing offers',
    icon: 'file-pen',
    body: 'An offer is a complete contract: price, deposit, what stays, conditions and their dates, possession day. Price matters most, but a firm date or a larger deposit has won homes for less money. The seller accepts, counters or declines.',
  },
  {
    number: 5,
    title: 'Common conditions',
    icon: 'list-checks',
    body: 'Financing, home inspection, and for some the sale of their own home. Typically 5 to 10 business days. The price is agreed and the home is held for you, yet you can still leave and get the deposit back if a condition is honestly not met.',
  },
  {
    number: 6,
    title: 'Condo-specific review',
    icon: 'building',
    body: 'You buy a share of a corporation. Its bylaws, budget, minutes, insurance and reserve fund study tell you whether a special assessment is coming. Make the review a condition, and have the papers read by someone who does it for a living.',
  },
  {
    number: 7,
    title: 'New builds',
    icon: 'hammer',
    body: `The builder’s contract is not the standard one: dates move, and deposits, changes and GST have rules of their own. Check the builder’s licence on the provincial registry, and the ${warranty} warranty. Inspect before possession as you would an old house.`,
  },
  {
    number: 8,
    title: 'Firming up',
    icon: 'handshake',
    body: 'Once you are satisfied, you sign off on the conditions before the deadline. From that moment the contract is firm and both sides are bound. If you let the deadline pass in silence, the contract ends.',
  },
  {
    number: 9,
    title: 'Lawyer and closing',
    icon: 'scale',
    body: 'Your lawyer searches the title, prepares the mortgage and the transfer, works out the adjustments for property tax and fees, and receives your down payment. Book home insurance, utilities and movers. Visit the lawyer about a week before possession.',
  },
  {
    number: 10,
    title: 'Possession day',
    icon: 'key',
    body: 'The lawyers exchange money and documents, usually by noon, and the keys are released. Walk through before you unload: do the appliances named in the contract run, and is the home in the condition you agreed on? Then it is yours.',
  },
]
