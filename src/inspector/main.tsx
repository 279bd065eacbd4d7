/** The inspector: shows, plays and watches the machines of the site. Development only. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const place = document.getElementById('inspector')
if (!place) throw new Error('index.html has no place for the inspector')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
