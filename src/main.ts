/**
 * The entry script, fetched after the first paint: shows Calgary's daylight, then loads and hydrates the
 * application when the browser is idle, or at once if the visitor acts first. Links and forms work before that.
 */
import { whenIdle } from './browser/idle.ts'
import { rememberBuild } from './browser/later.ts'
import { showDaylight } from './features/daylight/daylight.ts'
import { visitorActed } from './loading/visitor.ts'

/** The longest wait for an idle browser before hydration, in milliseconds. */
const LATEST_MS = 300

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

void visitorActed().then(start)
whenIdle(start, LATEST_MS)
void rememberBuild()
