/**
 * Adds a script to the page. Resolves when it has run, rejects when it did not load; aborting takes it
 * out again. One tag per address: a widget that comes back needs its script to run anew.
 */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const script = document.createElement('script')
    script.async = true
    script.src = src
    const giveUp = (reason: unknown) => {
      script.remove()
      reject(reason)
    }
    const abort = () => giveUp(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    script.onload = () => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    script.onerror = () => {
      signal.removeEventListener('abort', abort)
      giveUp(new Error(`${src} did not load`))
    }
    for (const earlier of document.scripts) if (earlier.src === script.src) earlier.remove()
    document.head.append(script)
  })
}
