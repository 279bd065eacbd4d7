import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** A link target: a page of this site, or any other URL. */
export type Destination = { to: string; hash?: string } | { href: string }

type Props = Pick<ComponentProps<'a'>, 'className' | 'id' | 'onClick'> & {
  destination: Destination
  children: ReactNode
}

const NEW_TAB = '(opens in a new tab)'

/**
 * An internal or external link. An external site opens in a new tab, and screen readers announce that; phone,
 * email and fragment links do not.
 */
export function PageLink({ destination, children, ...props }: Props) {
  if ('to' in destination) {
    // Not spread: destinations come from content, with fields that are no attributes.
    const { to, hash } = destination
    return (
      <Link to={to} {...(hash !== undefined && { hash })} activeOptions={{ exact: true }} {...props}>
        {children}
      </Link>
    )
  }
  const { href } = destination
  if (!href.startsWith('https:'))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <span className="visually-hidden"> {NEW_TAB}</span>
    </a>
  )
}
