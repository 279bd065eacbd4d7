/**
 * The entry: puts on the theme the visitor chose, lets the browser paint the prerendered page and rest, then
 * brings the page to life; at once where the visitor is quicker. Nothing is lost meanwhile: links and forms
 * work without it.
 */
import { whenIdle } from './browser/idle.ts'
import { whenPainted } from './browser/painted.ts'
import { showChoice, storedChoice } from './features/theme/stored-theme.ts'

/** A page that is on the screen waits no longer than this to come to life, in milliseconds. */
const LATEST_MS = 300
const SIGNS_OF_A_VISITOR = ['pointerdown', 'keydown', 'focusin'] as const

showChoice(storedChoice())

let awake = false
/** Fetches all scripts of the page at once, not each when the one before it has named it. */
function wake() {
  if (awake) return
  awake = true
  const entry = document.querySelector<HTMLScriptElement>('script[data-scripts]')
  for (const href of entry?.dataset.scripts?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import('./app.tsx')
}

for (const sign of SIGNS_OF_A_VISITOR) addEventListener(sign, wake, { once: true, passive: true })
whenPainted(() => whenIdle(wake, LATEST_MS))
