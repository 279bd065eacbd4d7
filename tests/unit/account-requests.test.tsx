// @vitest-environment jsdom
/** A visitor's own requests: the picture of their progress is that of the heading, and what is unknown is not named. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LEAD_SOURCE } from '../../content/constants.ts'
import { account as content } from '../../content/pages/account.ts'
import type { AccountRequest } from '../../machines/account-data.ts'
import { Requests } from '../../src/pages/account/Requests.tsx'

const { applicationStates, origins, requests: words, states, steps } = content

const STATES = Object.keys(states) as AccountRequest['state'][]
const ADDRESSES = ['', '12 Centre St N']
const SOURCES = [LEAD_SOURCE.contactPage, LEAD_SOURCE.joinTeam, 'a form of last year'] as const
const cases = STATES.flatMap((state) =>
  ADDRESSES.flatMap((address) => SOURCES.map((source) => ({ state, address, source }))),
)

it.each(cases)('a request that is $state, about "$address", from $source', ({ state, address, source }) => {
  const at = '2026-11-20T18:00:01Z'
  const request: AccountRequest = {
    id: '1',
    source,
    at,
    since: '2026-11-23T18:00:01Z',
    state,
    address,
    message: 'Hello',
  }
  const consents = { email: false, sms: false }
  const data = {
    email: 'ada@example.com',
    team: false,
    requests: [request],
    consents,
    newsletter: null,
    unwritten: false,
  }
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<Requests account={data} />), 'text/html')
  const isApplication = source === LEAD_SOURCE.joinTeam
  const applied: Partial<Record<string, { title: string }>> = isApplication ? applicationStates : {}
  expect(page.querySelector('h3')?.textContent).toBe((applied[state] ?? states[state]).title)
  const known: Readonly<Record<string, string>> = origins
  expect(page.querySelector('.eyebrow')?.textContent).toBe(known[source] ?? origins[LEAD_SOURCE.fallback])
  expect([...page.querySelectorAll('details p')].map(({ textContent }) => textContent)).toEqual([
    ...(address ? [`${words.about} ${address}`] : []),
    'Hello',
  ])
  expect(page.querySelector('.note')?.textContent?.includes(words.since)).toBe(state !== 'received')
  const reached = [...steps].indexOf(state as (typeof steps)[number]) + 1
  expect(page.querySelectorAll('[aria-hidden] > span')).toHaveLength(reached && steps.length)
  expect(page.querySelectorAll('[data-reached]')).toHaveLength(reached)
  expect(page.querySelectorAll('[data-reached] ~ :not([data-reached])')).toHaveLength(
    reached && steps.length - reached,
  )
})
