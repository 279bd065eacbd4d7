import styles from './Spinner.module.css'

type Props = {
  /** What is in progress, such as `Signing in`. */
  label: string
  size?: 'small' | 'large'
  /** Shows the label, which is otherwise for screen readers only. */
  labelled?: boolean
}

/** Indeterminate progress. */
export function Spinner({ label, size = 'small', labelled = false }: Props) {
  return (
    <span className={styles.spinner} role="status" data-size={size}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={labelled ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  )
}
