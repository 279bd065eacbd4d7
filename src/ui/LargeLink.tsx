import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './LargeLink.module.css'
import { type Destination, PageLink } from './PageLink.tsx'

type Props = {
  title: string
  destination: Destination
  /** Small text below the title. */
  note?: ReactNode
  /** Description of the destination; beside the title where there is room. */
  children: ReactNode
}

/** A row in a list of links (`rows`) with large titles. */
export function LargeLink({ title, destination, note, children }: Props) {
  return (
    <li className={styles.row}>
      <div>
        <h3>
          <PageLink destination={destination} className="box-link">
            {title}
          </PageLink>
        </h3>
        {note && <p className={`note ${styles.note}`}>{note}</p>}
      </div>
      <div>{children}</div>
      <ArrowUpRight className={`arrow ${styles.arrow}`} data-leaves aria-hidden="true" />
    </li>
  )
}
