/** What buyers in Alberta ask most (section 2, Buyer's guide). */

import { COSTS } from '../constants.ts'
import { cadRange } from '../formats.ts'
import type { Faq } from '../page-schema.ts'

export const buyingFaqs: readonly Faq[] = [
  {
    question: 'Who pays the buyer’s agent?',
    answer:
      'In most Calgary sales the seller’s brokerage shares its commission with the buyer’s brokerage, so the buyer pays nothing extra. That is custom, not a rule. Your written agreement says what your agent is paid, and what happens when a seller offers less than that, or nothing. Read that clause before you sign, and ask us to show you the offered amount before each viewing.',
  },
  {
    question: 'Can I back out after removing conditions?',
    answer:
      'Not without a cost. Once conditions are removed the contract is firm. A buyer who does not complete can lose the deposit, and the seller can sue for losses beyond it, for example when the home then sells for less. Alberta has no cooling-off period for a resale home. The exception is a new condo bought from a developer: the law gives you 10 days to cancel. Speak with a lawyer before you do anything.',
  },
  {
    question: 'How much deposit do I need?',
    answer:
      'No law sets an amount; it is negotiated. In Calgary $5,000 to $30,000 is common, depending on the price. It is due within the days the contract names, is held in trust, usually by a brokerage, and becomes part of your down payment. If a condition is not met and you withdraw in time, it comes back to you.',
  },
  {
    question: 'Do I need a lawyer?',
    answer: `In practice, yes. Lenders instruct a lawyer, and in Alberta lawyers exchange money, title and keys under trust conditions. Expect ${cadRange(COSTS.legal)} for a purchase, and ask whether searches, registration and title insurance are included. Choose one before you write an offer, so someone can answer a question about the contract the same day.`,
  },
  {
    question: 'How long does it take to buy a home?',
    answer:
      'From first viewing to an accepted offer, often four to eight weeks, though nothing obliges you to hurry. Conditions usually run 5 to 10 business days. Possession follows 30 to 90 days after the offer, as both sides agree. A newly built home can take from two months to two years.',
  },
]
