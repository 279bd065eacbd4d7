import styles from './Reviews.module.css'

/** The pitch of the stars, and the extent of a star's shape within it. */
const SIZE = 24
const [LEFT, RIGHT] = [1, 23]
const STARS = [0, 1, 2, 3, 4]
const STAR = 'l3.4 6.9 7.6 1.1-5.5 5.4 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6-5.5-5.4 7.6-1.1z'

/** Five stars, filled as far as the rating, hidden from screen readers because it is next to them in figures. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating)
  const part = rating - whole
  return (
    <svg className={styles.stars} width="120" viewBox="0 0 120 24" aria-hidden="true">
      <clipPath id="stars">
        <path d={STARS.map((star) => `M${SIZE * (star + 0.5)} 1.5${STAR}`).join('')} />
      </clipPath>
      <g clipPath="url(#stars)">
        <path fillOpacity="0.3" d="M0 0h120v24H0z" />
        <path d={`M0 0h${SIZE * whole + (part && LEFT + part * (RIGHT - LEFT))}v24H0z`} />
      </g>
    </svg>
  )
}
