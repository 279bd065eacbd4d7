import styles from './Spinner.module.css'

type Props = {
  /** What is being waited for, as a sentence in progress. */
  label: string
  size?: 'small' | 'large'
  /** The label beside the ring, not only for whoever listens. */
  labelled?: boolean
}

/** Work of unknown length. */
export function Spinner({ label, size = 'small', labelled = false }: Props) {
  return (
    <span className={styles.spinner} role="status" data-size={size}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={labelled ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  )
}
