import { watchScroll } from './scroll.ts'

/** Reports whether the page is scrolled past `threshold` CSS pixels, now and on change. */
export function watchThreshold(threshold: number, notify: (past: boolean) => void): () => void {
  let before: boolean | undefined
  return watchScroll((y) => {
    const past = y > threshold
    if (past === before) return
    before = past
    notify(past)
  })
}
