import type { ReactNode } from 'react'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './GuideSection.module.css'

type Props = {
  id: string
  title: string
  lead?: string
  tone?: 'light' | 'sunk' | 'dark'
  /**
   * `column`: text at reading width, with room for notes; `wide`: the whole width beside the heading; `full`:
   * that of the page, for large figures.
   */
  width?: 'column' | 'wide' | 'full'
  /** Keeps a lead below its heading, so that not every section opens in two columns. */
  stacked?: boolean
  /** The chapter that answers the page's title, of which a guide has one: its heading is as large as a title. */
  main?: boolean
  /** `tight` for fine print: smaller, its heading beside the content. */
  space?: 'tight'
  /** In the margin beside the text or below the heading; on a small screen, below the text. */
  notes?: ReactNode
  /** Above the notes; on a small screen, below the heading. */
  picture?: ReactNode
  children: ReactNode
}

/** A section of a guide. A dark one begins at the page's left edge as well. */
export function GuideSection({
  id,
  title,
  lead,
  tone = 'light',
  width = 'column',
  stacked = false,
  main = false,
  space,
  notes,
  picture,
  children,
}: Props) {
  const heading = `${id}-title`
  const beside = !stacked && width !== 'column' && lead !== undefined
  return (
    <section
      className={`band ${styles.band}`}
      data-tone={tone}
      data-width={width}
      data-space={space}
      data-covers={tone === 'dark' || width === 'full' || undefined}
      id={id}
      aria-labelledby={heading}
    >
      <div className={`page-width ${styles.inner}`}>
        <div className={`stack ${styles.opening}`} data-beside={beside || undefined}>
          <h2 id={heading} className={main ? 'title' : undefined}>
            <Unbroken>{title}</Unbroken>
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.content}>{children}</div>
        {notes && <div className={`column note ${styles.notes}`}>{notes}</div>}
      </div>
    </section>
  )
}
