import styles from './PlayMark.module.css'

/** The mark of a film: a ring with a triangle in the lower right corner of its picture. */
export const PlayMark = () => <span className={styles.mark} aria-hidden="true" />
