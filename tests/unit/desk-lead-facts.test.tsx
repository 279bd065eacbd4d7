// @vitest-environment jsdom
/** What the desk shows of a lead beside its life: nothing is said of what it has not. */
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { desk } from '../../content/pages/desk.ts'
import { Found } from '../../src/features/desk/schemas.ts'
import { LeadFacts } from '../../src/pages/desk/LeadFacts.tsx'
import { rawLead } from '../machines/shared/desk.ts'

const { lead: words } = desk
const REASONS = ['Filled in within a second', 'Many links']

it.each([
  ['was never held', [], []],
  ['was held', REASONS, [REASONS.join(', ')]],
  ['was held for one reason', REASONS.slice(1), REASONS.slice(1)],
])('of a lead that %s', (_what, suspicions, shown) => {
  const found = v.parse(Found, { ...rawLead(), suspicions })
  if (!found.found) throw new Error('The lead is not found')
  const facts = renderToStaticMarkup(<LeadFacts lead={found.lead.details} />)
  const page = new DOMParser().parseFromString(facts, 'text/html')
  const held = [...page.querySelectorAll('dt')].filter(({ textContent }) => textContent === words.held)
  expect(held.map((term) => term.nextElementSibling?.textContent)).toEqual(shown)
})
