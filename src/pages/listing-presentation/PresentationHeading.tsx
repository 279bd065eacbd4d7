import styles from './PresentationHeading.module.css'
import { parts } from './sections.ts'

type Props = { part: { id: string; label: string; title: string; intro?: string } }

/** A running head with the part's number, and the heading under it. */
export function PresentationHeading({ part: { id, label, title, intro } }: Props) {
  return (
    <div className={styles.heading}>
      <p className={styles.running}>
        <span className={styles.number}>{parts.findIndex((part) => part.id === id) + 1}</span>
        <span>{label}</span>
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
