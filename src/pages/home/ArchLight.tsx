import styles from './ArchLight.module.css'

/** A light that runs once along the edge of the hero's cloud, over the picture and behind the mountains. */
export function ArchLight() {
  return <div className={styles.edge} />
}
