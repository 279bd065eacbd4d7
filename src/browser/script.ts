/**
 * Adds a script to the page. Resolves when it has run. If it fails to load or `signal` aborts, removes it and
 * rejects. Removes an earlier tag for the same address, because a widget that is shown again needs its script
 * to run again.
 */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const script = document.createElement('script')
    script.async = true
    script.src = src
    const fail = (reason: unknown) => {
      script.remove()
      reject(reason)
    }
    const abort = () => fail(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    script.onload = () => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    script.onerror = () => {
      signal.removeEventListener('abort', abort)
      fail(new Error(`${src} did not load`))
    }
    for (const earlier of document.scripts) if (earlier.src === script.src) earlier.remove()
    document.head.append(script)
  })
}
