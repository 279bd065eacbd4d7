/** Hydrates the prerendered document. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const router = createAppRouter()
// The prerendered document contains no script with the router's state.
router.ssr = { manifest: undefined }
await router.load()
hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
