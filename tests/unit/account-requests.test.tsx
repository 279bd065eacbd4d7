// @vitest-environment jsdom
/** A visitor's own requests: the picture of their progress is that of the heading. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { account as content } from '../../content/pages/account.ts'
import type { AccountRequest } from '../../machines/account-data.ts'
import { Requests } from '../../src/pages/account/Requests.tsx'

const { states, steps } = content

it.each(Object.keys(states) as AccountRequest['state'][])('a request that is %s', (state) => {
  const at = '2026-11-20T18:00:01Z'
  const request: AccountRequest = {
    id: '1',
    source: 'contact',
    at,
    since: at,
    state,
    address: '',
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
  expect(page.querySelector('h3')?.textContent).toBe(states[state].title)
  const reached = [...steps].indexOf(state as (typeof steps)[number]) + 1
  expect(page.querySelectorAll('[data-reached]')).toHaveLength(reached)
  expect(page.querySelectorAll('[data-reached] ~ :not([data-reached])')).toHaveLength(
    reached && steps.length - reached,
  )
})
