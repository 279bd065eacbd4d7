/** By then it happens even if the page never rests, unless it may not wait so long. */
const LATEST_MS = 2000
/** Where the browser does not say when it is idle, after this long. */
const PAUSE_MS = 200

/** Calls once the page has loaded and has nothing else to do, at most `latest` milliseconds after loading. */
export function whenIdle(tell: () => void, latest = LATEST_MS): () => void {
  let cancel = () => {}
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(tell, { timeout: latest })
      cancel = () => window.cancelIdleCallback(request)
    } else {
      const timer = setTimeout(tell, PAUSE_MS)
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
