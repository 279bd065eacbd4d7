/**
 * The entry: applies the theme the visitor chose, lets the browser paint the prerendered page, then loads the
 * application and hydrates it; at once if the visitor acts first. Links and forms work without it.
 */
import { whenIdle } from './browser/idle.ts'
import { whenPainted } from './browser/painted.ts'
import { whenVisitorActs } from './browser/visitor.ts'
import { showChoice, storedChoice } from './features/theme/stored-theme.ts'

/** How long after the first paint hydration may wait for an idle browser, in milliseconds. */
const LATEST_MS = 300

showChoice(storedChoice())

let started = false
/** Preloads all scripts of the page at once, instead of each when another imports it. */
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
