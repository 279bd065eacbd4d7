// @vitest-environment jsdom
/** A lead form keeps what the visitor types while the page is hydrated. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluationForm } from '../../content/forms.ts'
import { AttributionProvider } from '../../src/features/attribution/AttributionProvider.tsx'
import { LeadForm } from '../../src/features/leads/LeadForm.tsx'
import { stubBrowser } from '../support/browser.ts'
import { typeAtOnce } from '../support/gestures.ts'

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

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
  if (!found) throw new Error(`The form has no field ${name}`)
  return found
}

/** Shows the prerendered form, and hydrates it after `before`; `during` runs in the same commit, before any effect. */
async function hydrate(before: () => void, during: () => void) {
  const site = async (children: ReactNode) => {
    const root = createRootRoute({ component: () => <AttributionProvider>{children}</AttributionProvider> })
    const router = createRouter({ routeTree: root, history: createMemoryHistory() })
    await router.load()
    return <RouterProvider router={router} />
  }
  function Interrupted() {
    useLayoutEffect(during, [])
    return <LeadForm content={evaluationForm} />
  }
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = renderToString(await site(<LeadForm content={evaluationForm} />))
  before()
  const page = await site(<Interrupted />)
  const view = await act(async () => hydrateRoot(container, page))
  unmount = () => act(() => view.unmount())
}

it('keeps what was typed before hydration', async () => {
  await hydrate(
    () => {
      typeAtOnce(field('firstName'), 'Ada')
      field('smsConsent').click()
    },
    () => undefined,
  )
  expect(field('firstName').value).toBe('Ada')
  expect(field('smsConsent').checked).toBe(true)
})

it('keeps what was typed after the form is hydrated and before its effects run', async () => {
  await hydrate(
    () => undefined,
    () => {
      typeAtOnce(field('firstName'), 'Ada')
      field('smsConsent').click()
    },
  )
  expect(field('firstName').value).toBe('Ada')
  expect(field('smsConsent').checked).toBe(true)
})
