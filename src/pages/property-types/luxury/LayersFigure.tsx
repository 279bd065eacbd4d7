import styles from './Luxury.module.css'

/** Finish, structure and land as three stacked layers, lit from the right, in a 480 by 300 viewBox. */
type Props = {
  /** From the top down. */
  labels: readonly [string, string, string]
}

const SHEET = 'm0 0 150-56 150 56-150 56z'

export function LayersFigure({ labels }: Props) {
  const [finish, structure, land] = labels
  return (
    <svg
      viewBox="0 0 480 300"
      className={styles.layers}
      fill="none"
      stroke="var(--gold-figure)"
      strokeWidth="2"
      strokeLinejoin="round"
      role="img"
      aria-label={labels.join(', ')}
    >
      <g transform="translate(10 230)">
        <path data-draw pathLength="1" fill="color-mix(in oklab, var(--gold) 10%, var(--paper))" d={SHEET} />
        <path opacity="0.45" d="m50-18 150 56M100-37l150 56M50 19l150-57M100 37l150-56" />
      </g>
      <path data-draw pathLength="1" opacity="0.45" d="M10 230V70M310 230V70M160 286V126" />
      <g transform="translate(10 150)">
        <path data-draw pathLength="1" fill="color-mix(in oklab, var(--gold) 18%, var(--paper))" d={SHEET} />
        <path d="m75 0 75-28 75 28-75 28zM150-28V28M75 0h150" />
      </g>
      <g transform="translate(10 70)">
        <path data-draw pathLength="1" fill="color-mix(in oklab, var(--gold) 30%, var(--paper))" d={SHEET} />
        <path
          opacity="0.45"
          d="m25-9 150 56M50-18l150 56M75-28l150 56M100-37l150 56M125-46l150 56M25 10l150-57M50 19l150-57M75 28l150-56M100 38l150-57M125 47l150-56"
        />
      </g>
      <path data-draw pathLength="1" opacity="0.45" d="M318 70h42M318 150h42M318 230h42" />
      <g fill="var(--ink-soft)" stroke="none" fontSize="20">
        <text x="370" y="77">
          {finish}
        </text>
        <text x="370" y="157">
          {structure}
        </text>
        <text x="370" y="237">
          {land}
        </text>
      </g>
    </svg>
  )
}
