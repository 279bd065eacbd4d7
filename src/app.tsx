/** Hydrates the prerendered document. */
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { messages } from '../content/messages.ts'
import { tolerateEdits } from './browser/foreign-edits.ts'
import { forgetUnsent } from './browser/forget-unsent.ts'
import { whenIdle } from './browser/idle.ts'
import { stayWhileOffline } from './browser/stay-offline.ts'
import { stopWatchingEdits } from './loading/edits.ts'
import { deferEnteredPage } from './loading/entered-page.ts'
import { scrollFromSecondPage } from './loading/entered-scroll.ts'
import { rememberFields, useReturnedFields } from './loading/fields.ts'
import { idleOrNeeded } from './loading/idle-or-needed.ts'
import { fillInKept } from './loading/kept-fields.ts'
import { reloadForNewBuild } from './loading/new-build.ts'
import { documentParsed } from './loading/parsed.ts'
import { applicationAnswers, keepTaps, replayTaps } from './loading/taps.ts'
import { createAppRouter } from './router.tsx'

reloadForNewBuild()
whenIdle(forgetUnsent)
whenIdle(() => void import('./features/reports/watch.ts'))
void hydrate()

/** In a function, because the pages' code imports this chunk and would wait for a top-level `await` for ever. */
async function hydrate() {
  const { pathname, search, hash } = location
  // Page addresses are lower case. For any other case, hosts have sent 404.html.
  if (pathname !== pathname.toLowerCase()) return location.replace(pathname.toLowerCase() + search + hash)
  // A separate task; the browser already has the file.
  const { hydrateRoot } = await import('react-dom/client')
  await idleOrNeeded()
  const router = createAppRouter()
  await idleOrNeeded()
  // The prerendered document contains no script with the router's state.
  router.ssr = { manifest: undefined }
  await deferEnteredPage(router)
  scrollFromSecondPage(router)
  stayWhileOffline()
  await router.load()
  // Returning visitors have the scripts at once, on a slow line before the document is complete.
  await documentParsed()
  keepTaps()
  fillInKept()
  rememberFields()
  stopWatchingEdits()
  tolerateEdits()
  // As a transition, hydration pauses for the visitor's input; outside one it is a single long task.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TapReplay>
          <RouterProvider router={router} />
        </TapReplay>
      </StrictMode>,
      // React renders anew what it cannot hydrate because something else has edited it.
      { onRecoverableError: (error) => console.info(messages.renderedAnew.logged, error) },
    )
  })
}

/**
 * Runs after its children's effects, so that every part answers. It wraps them because a sibling would change the ids
 * that React derives from the tree position.
 */
function TapReplay({ children }: { children: ReactNode }) {
  useLayoutEffect(applicationAnswers, [])
  useReturnedFields()
  useEffect(replayTaps, [])
  return children
}
