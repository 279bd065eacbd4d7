/** One part of the site with its states; `Stage` is one of them. */
import { Fragment, type ReactNode } from 'react'
import styles from './Specimen.module.css'

export type SpecimenEntry = {
  /** The part's name, which is its file's. */
  name: string
  /** Further parts that have no look of their own and are seen here. */
  also?: readonly string[]
  /** What it is for, and what it does under the pointer and with the focus. */
  notes: string
  stages: readonly { label: string; bleed?: boolean; content: ReactNode }[]
}

export const anchorOf = (name: string) => name.toLowerCase()

/** Shows a part; `band` puts each state on a dark band. */
export function Specimen({ entry, band }: { entry: SpecimenEntry; band: boolean }) {
  const { name, also = [], notes, stages } = entry
  const id = anchorOf(name)
  return (
    <section aria-labelledby={id} data-parts={[name, ...also].join(' ')}>
      <h3 id={id} className="subheading">
        {name}
      </h3>
      <p className="secondary">{notes}</p>
      {stages.map(({ label, bleed, content }) => (
        <Fragment key={label}>
          <p className={`label ${styles.label}`}>{label}</p>
          <div
            className={styles.stage}
            data-tone={band ? 'dark' : undefined}
            data-bleed={bleed || undefined}
            data-stage={label}
          >
            {content}
          </div>
        </Fragment>
      ))}
    </section>
  )
}
