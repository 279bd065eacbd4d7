import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { focusOnMount } from '../../browser/focus.ts'

type Props = { title: string; text: string; children?: ReactNode }

/** Announces that a mail was sent. Takes focus when it appears. */
export function AuthNotice({ title, text, children }: Props) {
  return (
    <div
      ref={focusOnMount}
      className="notice stack"
      data-gap="small"
      data-tone="success"
      role="status"
      tabIndex={-1}
    >
      <MailCheck aria-hidden="true" size={28} strokeWidth={1.6} color="var(--good)" />
      <h2 className="label">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
