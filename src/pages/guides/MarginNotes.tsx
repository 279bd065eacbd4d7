import styles from './MarginNotes.module.css'

/** Notes beside a text, separated by short rules. */
export function MarginNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={`tiles ${styles.notes}`} role="list">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
