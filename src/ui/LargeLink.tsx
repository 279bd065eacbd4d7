import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './LargeLink.module.css'
import { type Destination, PageLink } from './PageLink.tsx'

type Props = {
  title: string
  destination: Destination
  /** Under the title, in small. */
  note?: string
  size?: 'heading' | 'hero'
  /** What is found there; beside the title where there is room. */
  children: ReactNode
}

/** One row of a list of links (`rows`) whose titles are set large. */
export function LargeLink({ title, destination, note, size = 'heading', children }: Props) {
  return (
    <li className={styles.row} data-size={size}>
      <div>
        <h3>
          <PageLink destination={destination} className="box-link">
            {title}
          </PageLink>
        </h3>
        {note && <p className={`note ${styles.note}`}>{note}</p>}
      </div>
      <div className={styles.text}>{children}</div>
      <ArrowUpRight className={styles.arrow} aria-hidden="true" />
    </li>
  )
}
