/** Shown where a chart will be, until its layout is computed. */
import styles from './Waiting.module.css'

export function Waiting() {
  return (
    <div className={styles.waiting}>
      <progress aria-label="Laying out the chart" />
      <p className="note">Laying out the chart</p>
    </div>
  )
}
