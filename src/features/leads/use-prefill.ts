import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { LeadFormContent } from '../../../content/forms.ts'
import { handedOn } from './prefill.ts'

/**
 * Hands the texts in the address of the page to the form, which puts them into its free fields, and moves the
 * focus to the first of those fields.
 *
 * `prefill` must be stable: it is called whenever it changes.
 */
export function usePrefill(
  content: LeadFormContent,
  prefill: (texts: Record<string, string>) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  // As text, so that the effect runs when the texts change, not whenever the address does.
  const given = useLocation({ select: ({ search }) => JSON.stringify(handedOn(content, search)) })
  useEffect(() => {
    const texts: [string, string][] = JSON.parse(given)
    const [first] = texts
    if (!first) return
    prefill(Object.fromEntries(texts))
    // In the next frame: the router first scrolls to the part of the page that the address names.
    const frame = requestAnimationFrame(() => {
      const field = element.current?.elements.namedItem(first[0])
      if (field instanceof HTMLElement) field.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [given, prefill, element])
}
