import { useEffect } from 'react'

/**
 * Ark UI takes a part away when the browser tells of the end of its animation, and keeps it for ever where that came
 * before it listened, as it can on a busy page. This tells of the end in every frame from then on, until nothing is left.
 * `find` is to return the parts that are still there, and must not change.
 */
export function useLeaving(open: boolean, find: () => readonly Element[]): void {
  useEffect(() => {
    if (open) return
    let frame = requestAnimationFrame(function tell() {
      const left = find()
      for (const part of left)
        if (part.getAnimations().every(({ playState }) => playState === 'finished'))
          part.dispatchEvent(new Event('animationcancel'))
      if (left.length > 0) frame = requestAnimationFrame(tell)
    })
    return () => cancelAnimationFrame(frame)
  }, [open, find])
}
