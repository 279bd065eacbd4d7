/** Shown where a chart will be, until its layout is computed. */
import styles from './Waiting.module.css'

export function Waiting({ children }: { children: string }) {
  return (
    <div className={styles.waiting}>
      <progress aria-label={children} />
      <p className="note">{children}</p>
    </div>
  )
}
