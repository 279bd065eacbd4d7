import { Star } from 'lucide-react'
import styles from './LuxuryStar.module.css'

/** Marks a community in the luxury range. */
export function LuxuryStar() {
  return <Star aria-hidden className={styles.star} />
}
