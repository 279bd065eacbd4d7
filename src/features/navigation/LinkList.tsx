import { type Destination, PageLink } from '../../ui/PageLink.tsx'

/** The links of a group in the menu or the footer. */
export function LinkList({ links }: { links: readonly (Destination & { label: string })[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.label}>
          <PageLink destination={link}>{link.label}</PageLink>
        </li>
      ))}
    </ul>
  )
}
