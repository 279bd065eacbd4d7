/** Proxies the backend on the site's own origin, and forwards the visitor's address. */
import { createLogger, type Logger, type ProxyOptions } from 'vite'

export function siteProxy(routes: Readonly<Record<string, string>>): Record<string, ProxyOptions> {
  return Object.fromEntries(Object.entries(routes).map(([path, target]) => [path, { target, xfwd: true }]))
}

/** Logs warnings and errors, such as a request that the backend did not answer, without the queries of their addresses. */
export function siteLogger(): Logger {
  const logger = createLogger('warn')
  const withoutQueries = (message: string) => message.replace(/(\/[^\s?]*)\?[^\s)'"]*/g, '$1?…')
  return {
    ...logger,
    warn: (message, options) => logger.warn(withoutQueries(message), options),
    error: (message, options) => logger.error(withoutQueries(message), options),
  }
}
