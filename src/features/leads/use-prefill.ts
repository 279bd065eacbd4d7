import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import type { LeadFormContent } from '../../../content/forms.ts'
import { handedOn } from './prefill.ts'

type Values = {
  state: { values: Record<string, string | boolean> }
  setFieldValue: (name: string, value: string) => void
}

/**
 * Puts what the address of the page hands on into the empty fields of a form, and the focus into the first
 * of them. What the visitor typed stays; what an earlier address handed on gives way to a newer one.
 */
export function usePrefill(
  form: Values,
  content: LeadFormContent,
  element: RefObject<HTMLFormElement | null>,
) {
  // As text: the effect follows what is handed on, not every change of the address.
  const given = useLocation({ select: ({ search }) => JSON.stringify(handedOn(content, search)) })
  const filledIn = useRef<Record<string, string>>({})
  useEffect(() => {
    const texts: [string, string][] = JSON.parse(given)
    for (const [name, text] of texts) {
      const current = form.state.values[name] ?? ''
      if (current !== '' && current !== filledIn.current[name]) continue
      filledIn.current[name] = text
      form.setFieldValue(name, text)
    }
    const [first] = texts
    if (!first) return
    // In the next frame: the page is first scrolled to the part its address names.
    const frame = requestAnimationFrame(() => {
      const field = element.current?.elements.namedItem(first[0])
      if (field instanceof HTMLElement) field.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [given, form, element])
}
