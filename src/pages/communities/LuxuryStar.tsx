import { Star } from 'lucide-react'
import styles from './LuxuryStar.module.css'

/** Marks a luxury community. */
export function LuxuryStar() {
  return <Star aria-hidden className={styles.star} />
}
