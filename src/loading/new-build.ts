/**
 * After a deployment, a page that was open before asks for files that are gone. Then it is loaded anew, once, with what
 * is in its fields.
 */
import { pause } from '../browser/pause.ts'
import { keepFields } from './kept-fields.ts'

/** Records each build that was left so, under a key with this prefix. */
export const LEFT_BUILD = 'left-build:'
/** Between looks at whether something is still being sent, in milliseconds. */
const BUSY_MS = 500

let asking = false
/** The answer to a form would be lost. */
let sent = false

/** Reloads the page as soon as one of its files is missing because of a new build. */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => void renew())
  // Pictures and style sheets; their errors do not bubble.
  addEventListener('error', ({ target }) => isOurs(target) && void renew(), { capture: true })
  addEventListener('submit', ({ target }) => {
    sent ||= target instanceof HTMLFormElement && target.method === 'post'
  })
}

const isOurs = (target: EventTarget | null) =>
  (target instanceof HTMLImageElement && target.src.startsWith(location.origin)) ||
  (target instanceof HTMLLinkElement && target.href.startsWith(location.origin))

async function renew(): Promise<void> {
  if (asking || sent) return
  asking = true
  try {
    const entry = entryOf(document)
    if (!entry || sessionStorage.getItem(LEFT_BUILD + entry) || !(await isReplaced(entry))) return
    while (document.querySelector('[aria-busy="true"]')) await pause(BUSY_MS)
    if (sent) return
    sessionStorage.setItem(LEFT_BUILD + entry, '1')
    keepFields()
    location.reload()
  } catch {
    // Offline, or without storage: a reload would lose more than the missing file.
  } finally {
    asking = false
  }
}

/** The path of the entry script, whose name changes with any part of the build. */
function entryOf(page: ParentNode): string | undefined {
  const script = page.querySelector('script[data-scripts]')
  return script?.getAttribute('src') ?? undefined
}

/** Whether the host now has this page with another build. */
async function isReplaced(entry: string): Promise<boolean> {
  const response = await fetch(location.pathname, { cache: 'no-cache' })
  const html = await response.text()
  return response.ok && html.includes('data-scripts') && !html.includes(entry)
}
