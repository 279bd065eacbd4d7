import drawing from '../../../assets/scenes/price-layers.svg?no-inline'
import styles from './Luxury.module.css'

type Props = {
  /** From the top down. */
  labels: readonly [string, string, string]
}

/** The finish, the structure and the land of a home as three layers, one over the other, each beside its name. */
export const LayersFigure = ({ labels }: Props) => (
  <div className={styles.layers}>
    <img src={drawing} alt="" width={400} height={500} loading="lazy" />
    <ul role="list">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </div>
)
