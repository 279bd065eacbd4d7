/** Small drawings for the advantages. */
import sheets from '../../assets/scenes/home-sheets.svg?no-inline'
import styles from './Advantages.module.css'

const FAINT = 'color-mix(in oklch, var(--ink) 26%, transparent)'

/** Three sheets on homes nearby: one is sold, one has a sign, and one is dark, because it did not sell. */
export function SheetsFigure() {
  return <img src={sheets} alt="" width={630} height={262} className={styles.sheets} loading="lazy" />
}

/** Of the costs of a home, from the largest. */
const COSTS = [
  { share: 52, fill: 'color-mix(in oklab, var(--glacier) 50%, var(--night))' },
  { share: 26, fill: 'var(--glacier)' },
  { share: 20, fill: 'color-mix(in oklab, var(--glacier), var(--gold-bright) 55%)' },
  { share: 26, fill: 'var(--gold-bright)' },
  { share: 32, fill: 'var(--gold)' },
] as const
/** The house that they fill, from its floor up. */
const [MIDDLE, FLOOR, EAVES, RIDGE, HALF] = [242, 164, 72, 8, 62]

/** Half of the house's width at a height. */
const half = (y: number) => Math.round(Math.min(HALF, (HALF * (y - RIDGE)) / (EAVES - RIDGE)))

const layers = COSTS.map(({ share, fill }, cost) => {
  const floor = FLOOR - COSTS.slice(0, cost).reduce((sum, { share: below }) => sum + below, 0)
  const heights = [floor, ...(floor > EAVES && floor - share < EAVES ? [EAVES] : []), floor - share]
  const side = (sign: number) => heights.map((y) => `${MIDDLE + sign * half(y)} ${y}`)
  return { fill, top: floor - share, d: `M${[...side(-1), ...side(1).toReversed()].join('L')}z` }
})
const lines = COSTS.map(
  ({ share }, cost) =>
    `M22 ${14 + cost * 24}h${64 - (cost % 3) * 14}M150 ${14 + cost * 24}h-${Math.round(share * 0.7)}`,
).join('')

/** A bill with five lines and a total, and the house that these add up to, a layer for each. */
export function BillFigure() {
  return (
    <svg viewBox="0 0 320 170" width="340" fill="none" aria-hidden="true">
      {layers.map(({ fill, d }, cost) => (
        <path key={fill} fill={fill} d={`${d}M0 ${8 + cost * 24}h12v12h-12z`} />
      ))}
      <path stroke={FAINT} strokeWidth="7" d={lines} />
      <path
        stroke="var(--paper-raised)"
        strokeWidth="2.5"
        d={layers.map(({ top }) => `M176 ${top}h132`).join('')}
      />
      <path stroke="var(--ink)" strokeWidth="5" d="M168 84l74-76 74 76" />
      <path fill="var(--gold-bright)" d="M196 118h22v26h-22zm70 0h22v26h-22z" />
      <path fill="var(--on-night)" d="M231 164v-40h22v40z" />
      <path stroke="var(--ink)" strokeWidth="2" d="M0 134h150m10 31h160" />
      <path stroke="var(--gold)" strokeWidth="10" d="M0 154h56m94 0h-70" />
    </svg>
  )
}
