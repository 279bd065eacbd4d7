import { preventBodyScroll } from '@zag-js/remove-scroll'
import { useEffect } from 'react'

/**
 * Keeps the page from scrolling behind a dialog, as Ark UI would by itself, but from the second frame: the lock has the
 * browser style the whole page anew, and the dialog is to show before that.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    let release: (() => void) | undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        release = preventBodyScroll()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      release?.()
    }
  }, [locked])
}
