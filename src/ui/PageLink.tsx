import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** Where a link of the content leads: a page of this site, or any other address. */
export type Destination = { to: string; hash?: string } | { href: string }

type Props = Pick<ComponentProps<'a'>, 'className' | 'id' | 'onClick'> & {
  destination: Destination
  children: ReactNode
}

const NEW_TAB = '(opens in a new tab)'

/**
 * A link to a page of this site or to another site. Another site opens in a new tab, and screen readers
 * say so; a telephone number, an e-mail address or a part of this page does not.
 */
export function PageLink({ destination, children, ...props }: Props) {
  if ('to' in destination)
    return (
      <Link {...destination} activeOptions={{ exact: true }} {...props}>
        {children}
      </Link>
    )
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
