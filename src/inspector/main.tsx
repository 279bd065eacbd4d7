/** The inspector: shows, plays and watches the machines of the site, and shows its parts. Development only. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UI_PATH } from './route.ts'

const place = document.getElementById('inspector')
if (!place) throw new Error('index.html has no place for the inspector')
// Loaded separately: the parts need the site's style sheets, not the inspector's.
const Shown =
  window.location.pathname === UI_PATH
    ? (await import('./ui/PartsApp.tsx')).PartsApp
    : (await import('./App.tsx')).App
createRoot(place).render(
  <StrictMode>
    <Shown />
  </StrictMode>,
)
