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
    script.src = trusted(src)
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

/** The policy for script addresses, the only one that the content security policy allows. */
export const SCRIPT_POLICY = 'script-addresses'

type Addresses = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: Addresses): Addresses }
let addresses: Addresses | undefined

/** A script's address for browsers with Trusted Types. The content security policy limits the hosts. */
export function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return src
  addresses ??= trustedTypes.createPolicy(SCRIPT_POLICY, { createScriptURL: (url) => url })
  return addresses.createScriptURL(src)
}
