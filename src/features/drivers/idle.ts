/** By then it happens even if the page never rests. */
const LATEST_MS = 2000
/** Where the browser does not say when it is idle, after this long. */
const PAUSE_MS = 200

/** Calls once the page has loaded and has nothing else to do. */
export function whenIdle(tell: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(tell, { timeout: LATEST_MS })
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
