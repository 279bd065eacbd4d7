/**
 * The page a visitor enters by. It is prerendered, so its code and words load only when the visitor first acts; until
 * then its HTML stays, as with every deferred part.
 */
import type { AnyRouter, AsyncRouteComponent } from '@tanstack/react-router'
import { createElement, lazy, useEffect, useSyncExternalStore } from 'react'
import { loadParts } from './deferred.tsx'
import { isEdited } from './edits.ts'
import { forgetFields, useReturnedFields } from './fields.ts'
import { createPart, loadWhenNeeded, untilLoaded } from './part.ts'
import { STARTS_BY_ITSELF } from './starts-by-itself.ts'

let entered: string | null = null
let answers = true
const waiting = new Set<() => void>()

/** Whether the page at `pathname` is in the document as it was prerendered. */
export const isEnteredPage = (pathname: string) => pathname === entered

/** From the second page on, pages are rendered and not in the document before. */
export function leaveEnteredPage(): void {
  entered = null
  forgetFields()
}

/**
 * Leaves the page that `router` is about to show as it was prerendered until the visitor acts. Of one that something
 * else has edited, loads everything: React will render it anew, and would leave out what waits.
 */
export async function deferEnteredPage(router: AnyRouter): Promise<void> {
  const match = router.matchRoutes(router.latestLocation).at(-1)
  if (!match) return
  entered = match.pathname
  const route = router.routesById[match.routeId]
  const page: AsyncRouteComponent<object> | undefined = route.options.component
  const load = async () => {
    await page?.preload?.()
    // The router keeps the function when the code did not arrive, and would then show an error in place of the page.
    if (page?.preload) throw new Error(`The code of ${entered} did not arrive`)
    if (isEdited()) await loadParts()
  }
  if (isEdited()) return untilLoaded(load)
  if (!page?.preload || STARTS_BY_ITSELF.includes(route.id)) return
  answers = false
  const code = createPart(async () => {
    await load()
    return () => {
      useReturnedFields()
      useEffect(answer, [])
      return createElement(page)
    }
  })
  route.update({ component: lazy(() => loadWhenNeeded(code)) })
  // If the visitor leaves before its code has arrived, the page later loads like any other.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !answers) route.update({ component: page })
  })
  // Any other page responds, and so does the not-found page.
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged || router.state.matches.some(({ error }) => error)) answer()
  })
}

function answer(): void {
  answers = true
  for (const notify of waiting) notify()
}

/** Whether the page answers to clicks. False in the prerendered page. */
export function usePageAnswers(): boolean {
  return useSyncExternalStore(
    (notify) => {
      waiting.add(notify)
      return () => waiting.delete(notify)
    },
    () => answers,
    () => false,
  )
}
