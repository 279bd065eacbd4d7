import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { LeadFormContent } from '../../../content/forms.ts'
import { prefillValues } from './prefill.ts'

/**
 * Prefills the form with the texts in the address of the page, shows it from its title on, and moves the focus to the
 * first prefilled field.
 *
 * `prefill` must be stable: it is called whenever it changes.
 */
export function usePrefill(
  content: LeadFormContent,
  prefill: (texts: Record<string, string>) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  // Serialized, so that the effect runs only when the texts change.
  const serialized = useLocation({ select: ({ search }) => JSON.stringify(prefillValues(content, search)) })
  useEffect(() => {
    const texts: [string, string][] = JSON.parse(serialized)
    const [first] = texts
    if (!first) return
    prefill(Object.fromEntries(texts))
    // In the next frame, after the router has scrolled to the fragment of the address.
    const frame = requestAnimationFrame(() => {
      const field = element.current?.elements.namedItem(first[0])
      if (!(field instanceof HTMLElement)) return
      // The focus alone would put the field in the middle of a low window, and the title out of it.
      element.current?.parentElement?.scrollIntoView()
      field.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [serialized, prefill, element])
}
