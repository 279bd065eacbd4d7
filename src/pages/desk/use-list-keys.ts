import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

/** The keys of the desk: J and K move through the rows, C presses the first move of the lead, / searches. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || isTyping(target)) return
      const rows = [...(list.current?.querySelectorAll('ol a') ?? [])]
      const current = document.activeElement ? rows.indexOf(document.activeElement) : -1
      const found =
        key === 'j'
          ? rows[current + 1]
          : key === 'k'
            ? rows[Math.max(0, current - 1)]
            : key === '/'
              ? list.current?.querySelector('input')
              : undefined
      if (key === 'c') document.querySelector<HTMLElement>('[data-move="case.claimed"]')?.click()
      else if (found instanceof HTMLElement) {
        event.preventDefault()
        found.focus()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list])
}
