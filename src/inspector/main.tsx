/** The inspector: every machine of the site to look at, to play and to watch. Development only. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './inspector.css'

const place = document.getElementById('inspector')
if (!place) throw new Error('index.html has no place for the inspector')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
