import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { buttonLook } from '../../ui/Button.tsx'
import { type DeskAddress, deskSearch } from './desk-address.ts'

type Props = {
  shown: DeskAddress
  current?: boolean
  /** Whether it closes what is open, as Esc does. */
  closes?: boolean
  className?: string | undefined
  /** That of a button. */
  look?: ReturnType<typeof buttonLook>
  children: ReactNode
}

/** A link to what the desk then shows. */
export function DeskLink({ shown, current, closes, className, look, children }: Props) {
  return (
    <Link
      to="/desk"
      search={deskSearch(shown)}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={current ? 'page' : undefined}
      data-closes={closes}
      className={className}
      {...look}
    >
      {children}
    </Link>
  )
}
