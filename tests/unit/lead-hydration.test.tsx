// @vitest-environment jsdom
/** A lead form keeps what the visitor types while the page is hydrated. */
import { act, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluationForm } from '../../content/forms.ts'
import { LeadForm } from '../../src/features/leads/LeadForm.tsx'
import { stubBrowser } from '../support/browser.ts'
import { typeAtOnce } from '../support/gestures.ts'
import { field, pageWith } from '../support/lead-page.tsx'

let unmount = () => {}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
})

afterEach(() => {
  unmount()
  unmount = () => {}
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Shows the prerendered form, and hydrates it after `before`; `during` runs in the same commit, before any effect. */
async function hydrate(before: () => void, during: () => void) {
  function Interrupted() {
    useLayoutEffect(during, [])
    return <LeadForm content={evaluationForm} />
  }
  const container = document.body.appendChild(document.createElement('main'))
  const prerendered = await pageWith(<LeadForm content={evaluationForm} />)
  container.innerHTML = renderToString(prerendered.page)
  before()
  const { page } = await pageWith(<Interrupted />)
  const view = await act(async () => hydrateRoot(container, page))
  unmount = () => act(() => view.unmount())
}

const fillIn = () => {
  typeAtOnce(field('firstName'), 'Ada')
  field('smsConsent').click()
}

it.each([
  ['before hydration', fillIn, () => undefined],
  ['after the form is hydrated and before its effects run', () => undefined, fillIn],
])('keeps what was typed %s', async (_when, before, during) => {
  await hydrate(before, during)
  expect(field('firstName').value).toBe('Ada')
  expect(field('smsConsent').checked).toBe(true)
})
