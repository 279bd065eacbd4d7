import styles from './Stat.module.css'

type Props = {
  /** Written out with its signs, such as `2,000+`. */
  figure: string
  /** What it counts; read on from the figure. */
  label: string
  size?: 'small' | 'medium' | 'large'
}

/** A large figure and what it counts. */
export function Stat({ figure, label, size = 'medium' }: Props) {
  return (
    <p className={styles.stat} data-size={size}>
      <span className={styles.figure}>{figure}</span> <span className={styles.label}>{label}</span>
    </p>
  )
}
