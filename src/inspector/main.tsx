/** The inspector: the machines of the site to look at, to play and to watch, and its parts. Development only. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UI_PATH } from './route.ts'

const place = document.getElementById('inspector')
if (!place) throw new Error('index.html has no place for the inspector')
// Each with its own style sheets: the parts are shown in the site's, not in those of a working tool.
const { App } =
  window.location.pathname === UI_PATH ? await import('./ui/App.tsx') : await import('./App.tsx')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
