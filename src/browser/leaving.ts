/** Reports that the page is hidden, which may be its last event, and that it is left. Returns a function that stops. */
export function watchLeaving(notify: (how: 'hidden' | 'left') => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') notify('hidden')
  }
  const leave = () => notify('left')
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('pagehide', leave)
  }
}
