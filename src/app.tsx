/** Hydrates the prerendered document. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const router = createAppRouter()
// The document was rendered on the server, without the script a server would pass its state in.
router.ssr = { manifest: undefined }
await router.load()
hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
