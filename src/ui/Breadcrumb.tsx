import styles from './Breadcrumb.module.css'
import { PageLink } from './PageLink.tsx'

type Props = {
  /** From the first page down to the parent of this one. */
  parents: readonly { label: string; to: string }[]
  /** This page. */
  current: string
}

/** Where a page is in the site, with links to the pages above it. */
export function Breadcrumb({ parents, current }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol data-plain>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <PageLink destination={{ to }}>{label}</PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
