/**
 * The entry script, fetched after the first paint: shows Calgary's daylight and the typefaces, then loads and hydrates
 * the application when the browser is idle, or at once if the visitor acts or the address asks for something. Links and
 * forms work before that.
 */

import { showDaylight } from './features/daylight/daylight.ts'
import { atMost } from './loading/at-most.ts'
import { layOutBelow } from './loading/below.ts'
import { watchEdits } from './loading/edits.ts'
import { idleOrNeeded } from './loading/idle-or-needed.ts'
import { rememberBuild } from './loading/remember-build.ts'
import { endWait, showStyles, showTypefaces } from './loading/style-sheets.ts'
import { addressAsksForMore, visitorActed, watchMoves } from './loading/visitor.ts'

/** The longest wait for the typefaces, in milliseconds. */
const TYPEFACES_MS = 3000
/** Rare preferences, whose rules are not inlined in the page. */
const OTHER_CONTRAST = '(forced-colors: active), (prefers-contrast: more)'

showDaylight()
endWait()
watchMoves()
watchEdits()

const { scripts = '', parts = '' } =
  document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {}

const addresses = (files: string) => files.split(' ').filter(Boolean)

/** Fetches all files at once, instead of one import after another. `files` are addresses separated by spaces. */
function preload(files: string) {
  const links = addresses(files).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
  document.head.append(...links)
}

let started = false
/** Runs one file after another. If one does not arrive, links and forms work as before; browsers do not ask for it again. */
async function start() {
  if (started) return
  started = true
  preload(scripts)
  for (const file of addresses(scripts)) {
    await import(/* @vite-ignore */ file)
    await idleOrNeeded()
  }
  await import('./app.tsx')
}

/** The typefaces first, while the least of the page is laid out that they would change. */
async function prepare() {
  await idleOrNeeded()
  await atMost(TYPEFACES_MS, showTypefaces())
  await layOutBelow()
  await start()
}

/** Includes the styles for what the visitor may open or press. */
async function startNow() {
  void start()
  const arrived = await Promise.all([showStyles(), showTypefaces()])
  if (arrived.every(Boolean)) await rememberBuild()
}

void visitorActed().then(() => {
  void startNow()
  preload(parts)
})
if (addressAsksForMore() || matchMedia(OTHER_CONTRAST).matches) void startNow()
void prepare()
