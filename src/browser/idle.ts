/** Maximum wait for an idle browser, in milliseconds. */
const LATEST_MS = 2000
/** The wait in browsers that do not report when they are idle, in milliseconds. */
const PAUSE_MS = 200

/**
 * Calls back once the page has loaded and the browser is idle, at most `latest` milliseconds after loading.
 * Returns a function that cancels.
 */
export function whenIdle(notify: () => void, latest = LATEST_MS): () => void {
  let cancel = () => {}
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(notify, { timeout: latest })
      cancel = () => window.cancelIdleCallback(request)
    } else {
      const timer = setTimeout(notify, PAUSE_MS)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}
