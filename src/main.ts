/**
 * The entry script: applies the chosen theme and Calgary's daylight, lets the browser paint the prerendered
 * page, then loads and hydrates the application, or does so at once if the visitor acts first. Links and forms
 * work before that.
 */
import { whenIdle } from './browser/idle.ts'
import { whenPainted } from './browser/painted.ts'
import { whenVisitorActs } from './browser/visitor.ts'
import { showDaylight } from './features/daylight/daylight.ts'
import { showChoice, storedChoice } from './features/theme/stored-theme.ts'

/** The longest wait for an idle browser before hydration, in milliseconds. */
const LATEST_MS = 300

showChoice(storedChoice())
showDaylight()

let started = false
/** Loads the application. Preloads all scripts of the page in parallel, instead of one import after another. */
function start() {
  if (started) return
  started = true
  const entry = document.querySelector<HTMLScriptElement>('script[data-scripts]')
  for (const href of entry?.dataset.scripts?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import('./app.tsx')
}

whenVisitorActs(start)
whenPainted(() => whenIdle(start, LATEST_MS))
