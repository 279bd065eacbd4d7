import styles from './FieldLight.module.css'

/** What crosses the land of the hero's picture: the shadow of a cloud by day, a patch of light at the other hours. */
export function FieldLight() {
  return <div className={styles.fields} />
}
