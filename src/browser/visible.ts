/** Calls back once the tab is visible, at once if it is. Stops with `signal`. */
export function whenVisible(notify: () => void, signal: AbortSignal): void {
  const look = () => {
    if (document.visibilityState === 'visible') notify()
  }
  document.addEventListener('visibilitychange', look, { signal })
  look()
}
