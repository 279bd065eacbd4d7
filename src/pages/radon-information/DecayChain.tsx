import { scatter } from '../guides/scatter.ts'

const stones = scatter(90)
  .map(({ x, y }) => `M${Math.round(14 + x * 612)} ${Math.round(190 + y * 136)}h0`)
  .join('')
/** From the rock up to the basement: uranium, radium, radon. */
const CHAIN = [
  { symbol: 'U', at: 'translate(96 290)', fill: 'var(--ink)', text: 'var(--paper)' },
  { symbol: 'Ra', at: 'translate(240 262)', fill: 'var(--glacier)', text: 'var(--paper)' },
  { symbol: 'Rn', at: 'translate(448 212)', fill: 'var(--gold)', text: 'var(--on-gold)' },
] as const

/** What the text beside it says: uranium in the soil becomes radium, then radon, which rises into the house. */
export function DecayChain() {
  return (
    <svg className="screen-only" viewBox="0 0 640 340" width="100%" fill="none" aria-hidden="true">
      <path fill="var(--glacier-wash)" d="M0 8a8 8 0 0 1 8 -8H632a8 8 0 0 1 8 8V172H0z" />
      <path fill="var(--wheat)" d="M0 170H640V332a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8z" />
      <path
        fill="color-mix(in oklab, var(--gold-text) 22%, var(--wheat))"
        d="M0 246C120 226 200 300 330 288S560 266 640 286V332a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8z"
      />
      <path stroke="var(--gold-text)" strokeWidth="5" strokeLinecap="round" opacity="0.5" d={stones} />
      <path stroke="var(--good)" strokeWidth="5" d="M0 170H384M596 170H640" />
      <path fill="var(--paper-raised)" d="M490 20L592 84V252H388V84z" />
      <path fill="var(--gold)" d="M418 104h44v36h-44zM518 104h44v36h-44z" />
      <g stroke="var(--ink)" strokeWidth="2.5">
        <path d="M440 104v36M540 104v36M418 104h44v36h-44zM518 104h44v36h-44z" />
        <path d="M498 250h16v-16h16v-16h16v-16h16v-16h16v-14" />
        <path strokeWidth="4" d="M388 84V252H592V84M388 170H592" />
        <path data-draw pathLength="1" strokeWidth="4" strokeLinecap="round" d="M366 98L490 20L614 98" />
      </g>
      <g data-light stroke="var(--ink)" strokeWidth="3" strokeDasharray="1 8" strokeLinecap="round">
        <path d="M134 284Q168 282 202 270" />
        <path d="M278 262C350 272 412 296 436 256" />
        <path stroke="var(--gold-text)" d="M428 180q-8 -14 2 -30M468 180q12 -18 2 -40" />
      </g>
      {CHAIN.map(({ symbol, at, fill, text }) => (
        <g key={symbol} transform={at}>
          <circle r="31" fill={fill} />
          <text y="9" fontSize="25" fontWeight="620" textAnchor="middle" fill={text}>
            {symbol}
          </text>
        </g>
      ))}
    </svg>
  )
}
