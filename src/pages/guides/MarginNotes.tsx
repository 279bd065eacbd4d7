import styles from './MarginNotes.module.css'

/** Remarks beside a text, each under a short line. */
export function MarginNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.notes} data-plain>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
