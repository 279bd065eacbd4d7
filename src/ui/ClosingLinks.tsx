import { ArrowLink } from './ArrowLink.tsx'
import type { Destination } from './PageLink.tsx'

/** Where else a closing leads, below its button. Not in print, as nothing there can be followed. */
export function ClosingLinks({ links }: { links: readonly (Destination & { label: string })[] }) {
  return (
    <ul className="screen-only rows" data-gap="small" data-closed role="list">
      {links.map((link) => (
        <li key={link.label}>
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}
