/** The prerendered page below its first screen, which is not laid out at first. */
import { whenIdle } from '../browser/idle.ts'

/** The longest wait for an idle browser before each part, in milliseconds. */
const LATEST_MS = 100

/** Lays out the parts in idle time, one part per task, to avoid long tasks. */
export async function layOutBelow(): Promise<void> {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > *, [data-sections] > *, footer > *'),
  ].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
  // Only Safari would move the visitor's view with each part above it.
  if (scrollY > 0 && !CSS.supports('overflow-anchor', 'auto')) return layOutAtOnce(parts)
  for (const part of parts) {
    await new Promise<void>((idle) => whenIdle(idle, LATEST_MS))
    layOut(part)
  }
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible'
}

/** One long task, after which the visitor's view is unchanged. */
function layOutAtOnce(parts: HTMLElement[]): void {
  const seen = [...document.querySelectorAll('main > *, footer')].find(
    (part) => part.getBoundingClientRect().bottom > 0,
  )
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const before = top()
  parts.forEach(layOut)
  scrollBy({ top: top() - before, behavior: 'instant' })
}
