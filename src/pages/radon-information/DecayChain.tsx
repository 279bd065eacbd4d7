import chain from '../../assets/scenes/decay-chain.svg?no-inline'
import styles from './DecayChain.module.css'

/** What the text beside it says: uranium in the rock becomes radium, then radon, which rises into the house. */
export const DecayChain = () => (
  <img
    className={`card screen-only ${styles.tall}`}
    src={chain}
    alt=""
    width={640}
    height={800}
    loading="lazy"
  />
)
