import styles from './Initial.module.css'

/** A large initial behind a ridge, where a person has no portrait, in a 400 by 500 viewBox. */
export function Initial({ of }: { of: string }) {
  return (
    <svg
      className={styles.initial}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className={styles.light} fill="none" strokeWidth="2">
        <path d="M-20 500V300a220 220 0 0 1 440 0v200" />
        <path d="M22 500V300a178 178 0 0 1 356 0v200" />
        <path d="M64 500V300a136 136 0 0 1 272 0v200" />
      </g>
      <text className={styles.letter} x="200" y="396" textAnchor="middle" fontSize="340">
        {of.slice(0, 1).toUpperCase()}
      </text>
      <path
        className={styles.far}
        d="M-4 404h4l46-30 30 16 52-44 40 34 28-14 50 40 44-26 38 22 40-34 32 18h4v120H-4z"
      />
      <path className={styles.near} d="M-4 452h4c70-34 128-30 190-12s132 22 210-18h4v90H-4z" />
    </svg>
  )
}
