import styles from './Spinner.module.css'

/** Indeterminate progress. `label` says what is in progress, such as `Signing in`. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
