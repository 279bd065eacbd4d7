/** The parts of the prerendered page below its first screen, which its styles leave out of the layout at first. */
import { whenIdle } from './idle.ts'

/** The longest wait for an idle browser before each part, in milliseconds. */
const LATEST_MS = 100

/** Lays out one part after another while the browser is idle, so that none of it is a long task. */
export async function layOutBelow(): Promise<void> {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > *, [data-sections] > *, footer > *'),
  ].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
  for (const part of parts) {
    await new Promise<void>((idle) => whenIdle(idle, LATEST_MS))
    layOut(part)
  }
}

/** What is above the window grows to its height; Safari alone would move what the visitor looks at. */
function layOut(part: HTMLElement): void {
  if (CSS.supports('overflow-anchor', 'auto')) {
    part.style.contentVisibility = 'visible'
    return
  }
  const { bottom, height } = part.getBoundingClientRect()
  part.style.contentVisibility = 'visible'
  if (bottom < 0) scrollBy({ top: part.getBoundingClientRect().height - height, behavior: 'instant' })
}
