import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { buttonLook } from '../../ui/Button.tsx'
import { type DeskAddress, deskSearch } from './desk-address.ts'

type Props = {
  shown: DeskAddress
  current?: boolean
  /** Whether it closes the open item, as Esc does. */
  closes?: boolean
  className?: string | undefined
  /** A button's look. */
  look?: ReturnType<typeof buttonLook>
  children: ReactNode
}

/** A link to another view of the desk. */
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
