/** Media queries, and the Save-Data setting. */
import { LAYOUT } from '../../content/constants.ts'

/** The header shows all of its links. */
export const FULL_NAVIGATION = `(min-width: ${LAYOUT.mobileBreakpoint}px)`
export const DARK = '(prefers-color-scheme: dark)'
export const LESS_MOTION = '(prefers-reduced-motion: reduce)'
export const TOUCH = '(hover: none)'

/** Reports whether a media query matches, now and on change. */
export function watchMedia(query: string, notify: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query)
  const change = () => notify(list.matches)
  list.addEventListener('change', change)
  change()
  return () => list.removeEventListener('change', change)
}

/** Whether the visitor asked for less data (Save-Data), which not every browser reports. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
