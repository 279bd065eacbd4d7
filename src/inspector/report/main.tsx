/** The report of the paths: a page of its own, which opens from a file. Shares charts and parts with the inspector. */
// First, so that the parts' own styles override it.
import '../inspector.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Report } from './Report.tsx'

const place = document.getElementById('report')
if (!place) throw new Error('index.html has no place for the report')
createRoot(place).render(
  <StrictMode>
    <Report />
  </StrictMode>,
)
