import type { BoxMeasured } from '../../machines/overflow.ts'

/** Reports the size of a box and its content, now and after each resize or scroll. */
export function watchBox(element: HTMLElement | null, report: (event: BoxMeasured) => void): () => void {
  if (!element) return () => {}
  const measure = () =>
    report({
      type: 'box.measured',
      box: element.clientWidth,
      content: element.scrollWidth,
      scrolled: element.scrollLeft,
    })
  const observer = new ResizeObserver(measure)
  for (const observed of [element, ...element.children]) observer.observe(observed)
  element.addEventListener('scroll', measure, { passive: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('scroll', measure)
  }
}
