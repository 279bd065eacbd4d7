import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { guideLabels } from '../../../content/guides/labels.ts'
import styles from './Guide.module.css'

const { contents, sources } = guideLabels

type Props = {
  /** The sections in the table of contents, in page order; the sources are added automatically. */
  sections: readonly { id: string; nav: string }[]
  children: ReactNode
}

/** The body of a guide: its sections, with a table of contents above or, on a wide screen, in a line. */
export function Guide({ sections, children }: Props) {
  return (
    <div className={styles.guide}>
      <div className={`page-width screen-only ${styles.rail}`}>
        <nav className={styles.contents} aria-labelledby={contents.id}>
          <p id={contents.id} className={`label ${styles.title}`}>
            {contents.title}
          </p>
          <ol role="list">
            {[...sections, sources].map(({ id, nav }) => (
              <li key={id}>
                <a href={`#${id}`}>{nav}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={`layers ${styles.body}`}>
        <article data-sections>{children}</article>
        <a className={`screen-only ${styles.back}`} href={`#${contents.id}`}>
          {contents.back}
          <ArrowUp width="1.1em" aria-hidden="true" />
        </a>
      </div>
    </div>
  )
}
