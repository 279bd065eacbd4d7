/** Hydrates the prerendered document. */
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { forgetUnsent } from './browser/forget-unsent.ts'
import { whenIdle } from './browser/idle.ts'
import { stayWhileOffline } from './browser/stay-offline.ts'
import { deferEnteredPage } from './loading/entered-page.ts'
import { scrollFromSecondPage } from './loading/entered-scroll.ts'
import { idleOrNeeded } from './loading/idle-or-needed.ts'
import { documentParsed } from './loading/parsed.ts'
import { applicationAnswers, keepTaps, replayTaps } from './loading/taps.ts'
import { createAppRouter } from './router.tsx'

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
  deferEnteredPage(router)
  scrollFromSecondPage(router)
  stayWhileOffline()
  await router.load()
  // Returning visitors have the scripts at once, on a slow line before the document is complete.
  await documentParsed()
  keepTaps()
  // As a transition, hydration pauses for the visitor's input; outside one it is a single long task.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TapReplay>
          <RouterProvider router={router} />
        </TapReplay>
      </StrictMode>,
    )
  })
}

/**
 * Runs after its children's effects, so that every part answers. It wraps them because a sibling would change the ids
 * that React derives from the tree position.
 */
function TapReplay({ children }: { children: ReactNode }) {
  useLayoutEffect(applicationAnswers, [])
  useEffect(replayTaps, [])
  return children
}
