/**
 * The entry: puts on the theme the visitor chose, lets the browser paint the prerendered page, then brings
 * it to life. Nothing is lost meanwhile: links and forms work without it.
 */
import { showChoice, storedChoice } from './features/theme/stored-theme.ts'

showChoice(storedChoice())
requestAnimationFrame(() => setTimeout(() => void import('./app.tsx')))
