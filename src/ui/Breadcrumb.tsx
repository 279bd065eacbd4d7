import styles from './Breadcrumb.module.css'
import { PageLink } from './PageLink.tsx'

type Props = {
  /** From the home page down to this page's parent. */
  parents: readonly { label: string; to: string }[]
  /** The label of this page. */
  current: string
}

/** The path to this page, with links to its ancestors. */
export function Breadcrumb({ parents, current }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={`note screen-only ${styles.breadcrumb}`}>
      <ol role="list">
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
