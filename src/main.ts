/**
 * The entry script, fetched after the first paint: shows Calgary's daylight, then loads and hydrates the
 * application when the browser is idle, or at once if the visitor acts first. Links and forms work before that.
 */
import { layOutBelow } from './browser/below.ts'
import { whenIdle } from './browser/idle.ts'
import { rememberBuild } from './browser/later.ts'
import { showDaylight } from './features/daylight/daylight.ts'
import { visitorActed } from './loading/visitor.ts'

/** The longest wait for an idle browser before hydration, in milliseconds. */
const LATEST_MS = 300

showDaylight()

const { scripts = '', parts = '' } =
  document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {}

/** Fetches all files at once, instead of one import after another. `files` are addresses separated by spaces. */
function preload(files: string) {
  const links = files
    .split(' ')
    .filter(Boolean)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

let started = false
function start() {
  if (started) return
  started = true
  preload(scripts)
  void import('./app.tsx')
}

void visitorActed().then(() => {
  start()
  preload(parts)
})
whenIdle(() => void layOutBelow().then(start), LATEST_MS)
void rememberBuild()
