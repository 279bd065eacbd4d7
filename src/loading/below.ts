/** The parts of the prerendered page below its first screen, which its styles leave out of the layout at first. */
import { whenIdle } from '../browser/idle.ts'

/** The longest wait for an idle browser before each part, in milliseconds. */
const LATEST_MS = 100

/** Lays out one part after another while the browser is idle, so that none of it is a long task. */
export async function layOutBelow(): Promise<void> {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > *, [data-sections] > *, footer > *'),
  ].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
  // Safari alone would move what the visitor looks at with each part above it.
  if (scrollY > 0 && !CSS.supports('overflow-anchor', 'auto')) return layOutAtOnce(parts)
  for (const part of parts) {
    await new Promise<void>((idle) => whenIdle(idle, LATEST_MS))
    layOut(part)
  }
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible'
}

/** One long task, after which what the visitor looks at is where it was. */
function layOutAtOnce(parts: HTMLElement[]): void {
  const seen = [...document.querySelectorAll('main > *, footer')].find(
    (part) => part.getBoundingClientRect().bottom > 0,
  )
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const before = top()
  parts.forEach(layOut)
  scrollBy({ top: top() - before, behavior: 'instant' })
}
