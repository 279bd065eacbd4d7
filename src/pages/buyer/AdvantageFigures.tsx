/** Small drawings for the advantages. */

/** The sky over a home that did not sell, in both themes. */
const DIM = 'color-mix(in oklab, var(--night) 68%, var(--on-night))'

/** Under the arch of each sheet's picture: its light, and of the home its walls and its windows. */
const HOMES = [
  { x: 0, sky: 'var(--gold)', wall: 'var(--on-gold)', pane: 'var(--gold-bright)', price: 46 },
  { x: 108, sky: 'var(--gold-bright)', wall: 'var(--night)', pane: 'var(--gold-bright)', price: 56 },
  { x: 216, sky: DIM, wall: 'var(--night-deep)', pane: DIM, price: 36 },
] as const

/** Three sheets on homes nearby: one is sold, one has a sign, and one is dark, because it did not sell. */
export function SheetsFigure() {
  return (
    <svg viewBox="0 0 316 132" width="340" aria-hidden="true">
      {HOMES.map(({ x, sky, wall, pane, price }, home) => (
        <g key={x} transform={`translate(${x})`}>
          <rect
            fill="var(--paper-raised)"
            stroke="color-mix(in oklch, var(--ink) 22%, transparent)"
            x=".5"
            y=".5"
            width="99"
            height="131"
            rx="5"
          />
          <path fill="var(--night-deep)" d="M7 7h86v68H7z" />
          <path fill={sky} d="M7 40q43-46 86 0v28H7z" />
          <path fill="var(--night-raised)" d="M7 62q24-8 46-3t40-1v17H7z" />
          <path fill={wall} d="M32 70V46L52 30l20 16v24z" />
          <path fill="none" stroke="var(--on-night)" strokeWidth="2" d="M28 48l24-19 24 19" />
          <path fill={pane} d="M38 50h9v10h-9zM57 50h9v10h-9z" />
          {home === 1 && (
            <path fill="none" stroke="var(--on-night)" strokeWidth="2.5" d="M78 73V52m-1 2h12v9H78" />
          )}
          <path stroke="var(--ink)" strokeWidth="6" d={`M8 90h${price}`} />
          <path
            stroke="color-mix(in oklch, var(--ink) 26%, transparent)"
            strokeWidth="4"
            d={`M8 106h${70 - home * 8}M8 118h${46 + home * 6}`}
          />
        </g>
      ))}
      <circle fill="var(--gold)" cx="82" cy="103" r="15" />
      <path fill="none" stroke="var(--on-gold)" strokeWidth="3" d="M75 103l5 6 9-11" />
      <path stroke="var(--ink-soft)" strokeWidth="3" d="M284 83l10 14m0-14l-10 14" />
    </svg>
  )
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
const half = (y: number) => Math.min(HALF, (HALF * (y - RIDGE)) / (EAVES - RIDGE))

const layers = COSTS.map(({ share, fill }, cost) => {
  const floor = FLOOR - COSTS.slice(0, cost).reduce((sum, { share: below }) => sum + below, 0)
  const heights = [floor, ...(floor > EAVES && floor - share < EAVES ? [EAVES] : []), floor - share]
  const side = (sign: number) => heights.map((y) => `${MIDDLE + sign * half(y)} ${y}`)
  return { fill, floor, share, d: `M${[...side(-1), ...side(1).toReversed()].join('L')}z` }
})

/** A bill with five lines and a total, and the house that these add up to, a layer for each. */
export function BillFigure() {
  return (
    <svg viewBox="0 0 320 170" width="340" aria-hidden="true">
      {layers.map(({ fill, floor, share, d }, cost) => (
        <g key={fill}>
          <path fill={fill} d={d} />
          <circle fill={fill} cx="6" cy={14 + cost * 24} r="6" />
          <path
            stroke="color-mix(in oklch, var(--ink) 28%, transparent)"
            strokeWidth="7"
            d={`M22 ${14 + cost * 24}h${64 - (cost % 3) * 14}M150 ${14 + cost * 24}h-${share * 0.7}`}
          />
          <path stroke="var(--paper-raised)" strokeWidth="2.5" d={`M176 ${floor - share}h132`} />
        </g>
      ))}
      <path fill="none" stroke="var(--ink)" strokeWidth="5" d="M168 84l74-76 74 76" />
      <path fill="var(--gold-bright)" d="M196 118h22v26h-22zM266 118h22v26h-22z" />
      <path fill="var(--on-night)" d="M231 164v-40h22v40z" />
      <path stroke="var(--ink)" strokeWidth="2" d="M0 134h150M160 164.5h160" />
      <path stroke="var(--gold)" strokeWidth="10" d="M0 154h56M150 154h-70" />
    </svg>
  )
}
