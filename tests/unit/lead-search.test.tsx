// @vitest-environment jsdom
/** Words that are typed into the desk's search, and not sent, while something else is chosen. */
import { useLocation } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { desk } from '../../content/pages/desk.ts'
import { CHOICES, type Choice, deskAddress } from '../../src/pages/desk/desk-address.ts'
import { LeadSearch } from '../../src/pages/desk/LeadSearch.tsx'
import { actAsync, type } from '../support/gestures.ts'
import { inForm, pageWith } from '../support/lead-page.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom does not know `<search>`.
  vi.spyOn(console, 'error').mockReturnValue()
  root = createRoot(document.body)
})
afterEach(() => act(() => root.unmount()))

const Search = () => <LeadSearch shown={deskAddress(useLocation().search)} />
const box = () => inForm<HTMLInputElement>('[name=words]')

/** Types words at an address, and reads its query from then on. */
async function typed(query: Record<string, string>, words: string) {
  const { router, page } = await pageWith(<Search />, `/desk?${new URLSearchParams(query)}`)
  await act(async () => root.render(page))
  await type(box(), words)
  return () => router.state.location.search
}

/** Chooses a filter's value, or with an empty one all. */
async function choose(name: Choice, value: string): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>(`[aria-label="${desk.choices[name].label}"]`)
  if (!select) throw new Error(`There is no filter ${name}`)
  await actAsync(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const NAMES = Object.keys(CHOICES) as Choice[]
const last = (name: Choice) => CHOICES[name].at(-1) ?? ''

it.each(NAMES)('choosing the %s, or all again, keeps words that were not sent', async (name) => {
  const others = NAMES.filter((one) => one !== name).map((one) => [one, last(one)])
  const rest = { view: 'held', ...Object.fromEntries(others) }
  const search = await typed({ ...rest, words: 'Oak' }, ' Elm Street ')
  await choose(name, last(name))
  expect(search()).toEqual({ ...rest, words: 'Elm Street', [name]: last(name) })
  await type(box(), 'Pine')
  await choose(name, '')
  expect([search(), box().value]).toEqual([{ ...rest, words: 'Pine' }, 'Pine'])
})

it('clearing the filters empties the box of words that were not sent', async () => {
  const search = await typed({ score: last('score') }, 'Elm')
  const clear = [...document.querySelectorAll('button')].find((one) => one.textContent === desk.list.clear)
  await actAsync(() => clear?.click())
  expect([search(), box().value]).toEqual([{}, ''])
})
