/** A line drawing of a house with three gables under nested arches, in a 1600 by 620 viewBox. */
import styles from './LuxuryHero.module.css'

const GROUND = 600
const MIDDLE = 800
const ARCHES = Array.from({ length: 8 }, (_, index) => 300 + index * 92)
const TREES = [
  { x: 470, height: 92 },
  { x: 508, height: 66 },
  { x: 1106, height: 74 },
  { x: 1146, height: 104 },
]
const WINDOWS = [
  { x: 592, y: 554, width: 22 },
  { x: 632, y: 554, width: 22 },
  { x: 722, y: 532, width: 26 },
  { x: 787, y: 500, width: 26 },
  { x: 852, y: 532, width: 26 },
  { x: 946, y: 554, width: 22 },
  { x: 986, y: 554, width: 22 },
]

export function EstateFigure() {
  return (
    <svg
      className={styles.estate}
      viewBox="0 0 1600 620"
      fill="none"
      stroke="var(--gold)"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ARCHES.map((reach, index) => (
        <path
          key={reach}
          d={`M${MIDDLE - reach} ${GROUND}A${reach} ${reach * 0.66} 0 0 1 ${MIDDLE + reach} ${GROUND}`}
          opacity={0.34 - index * 0.038}
        />
      ))}
      <path opacity="0.3" d="M120 600l150-58 96 34 124-70 92 50M1018 556l110-62 120 70 86-40 150 76" />
      <path
        fill="var(--night-deep)"
        d="M560 600v-62h120v62M920 600v-62h120v62M680 600v-96h240v96M546 540l74-40 74 40M906 540l74-40 74 40M660 506l140-76 140 76M862 462v-40h22v52"
      />
      <path d="M786 600v-44h28v44" />
      {WINDOWS.map(({ x, y, width }) => (
        <rect key={x} x={x} y={y} width={width} height={24} fill="var(--gold-bright)" stroke="none" />
      ))}
      {TREES.map(({ x, height }) => (
        <path
          key={x}
          d={`M${x} ${GROUND}v${-height * 0.4}m0 0c-18 0-16-${height * 0.5} 0-${height * 0.75}c16 ${height * 0.25} 18 ${height * 0.75} 0 ${height * 0.75}`}
        />
      ))}
      <path d={`M0 ${GROUND}H1600`} />
    </svg>
  )
}
