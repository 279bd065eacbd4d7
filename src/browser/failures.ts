/** Uncaught errors. */

/** Reports each for the lifetime of the page: thrown by a script, or from a promise. */
export function watchFailures(notify: (error: unknown, origin: 'script' | 'promise') => void): void {
  window.addEventListener('error', ({ error }) => notify(error, 'script'))
  window.addEventListener('unhandledrejection', ({ reason }) => notify(reason, 'promise'))
}
