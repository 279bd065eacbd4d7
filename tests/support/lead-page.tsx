/** A page with a lead form: its router, the campaign of the visit, and the form's fields. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AttributionProvider } from '../../src/features/attribution/AttributionProvider.tsx'

export async function pageWith(form: ReactNode, address = '/') {
  const root = createRootRoute({ component: () => <AttributionProvider>{form}</AttributionProvider> })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  return { router, page: <RouterProvider router={router} /> }
}

/** The element of the form; throws when there is none. */
export function inForm<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(`form ${selector}`)
  if (!found) throw new Error(`The form has no ${selector}`)
  return found
}

export const field = (name: string) => inForm<HTMLInputElement>(`[name="${name}"]`)
