/** Proxies the backend on the site's own origin, and forwards the visitor's address. */
import type { ProxyOptions } from 'vite'

export function siteProxy(routes: Readonly<Record<string, string>>): Record<string, ProxyOptions> {
  return Object.fromEntries(Object.entries(routes).map(([path, target]) => [path, { target, xfwd: true }]))
}
