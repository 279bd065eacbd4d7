import { Star } from 'lucide-react'
import styles from './Reviews.module.css'

const STARS = [1, 2, 3, 4, 5]

/** Five stars, hidden from screen readers because the rating is next to them in figures. */
export function Stars() {
  return (
    <span className={styles.stars} aria-hidden="true">
      {STARS.map((star) => (
        <Star key={star} fill="currentcolor" />
      ))}
    </span>
  )
}
