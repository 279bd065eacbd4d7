/**
 * The entry: lets the browser paint the prerendered page first, then brings it to life. Nothing is
 * lost meanwhile: links and forms work without it.
 */
requestAnimationFrame(() => setTimeout(() => void import('./app.tsx')))
