/** Hydrates the prerendered document. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayTaps } from './browser/taps.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter()
// The prerendered document contains no script with the router's state.
router.ssr = { manifest: undefined }
await router.load()
// As a transition, hydration pauses for the visitor's input; outside one it is a single long task.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
      <TapReplay />
    </StrictMode>,
  )
})

/** After everything else has its effects, so that every part answers. React itself holds the clicks in between. */
function TapReplay() {
  useEffect(replayTaps, [])
  return null
}
