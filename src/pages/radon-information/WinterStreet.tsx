import { radon } from '../../../content/pages/radon-information.ts'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './HouseSection.module.css'

/** Positions of the markers, in the order of the points in the content. */
const MARKERS = [
  [372, 470],
  [600, 122],
  [694, 330],
  [884, 352],
] as const

/** Where gas enters a basement: the tip of each line, and how far below the slab it begins to turn. */
const ENTRIES = [
  [176, 382],
  [252, 382],
  [452, 392],
  [520, 392],
  [612, 392],
  [744, 392],
  [948, 402],
  [1040, 402],
] as const
const gas = ENTRIES.map(
  ([x, y], index) =>
    `M${x + (index % 2 ? 34 : -34)} 520C${x + (index % 2 ? 4 : -4)} 486 ${x} 470 ${x} ${y - 22}`,
)
const tips = ENTRIES.map(([x, y]) => `M${x - 8} ${y - 16}l8 -11l8 11`).join('')

const mixed = (colour: string, percent: number, ground: string) =>
  `color-mix(in oklab, var(--${colour}) ${percent}%, var(--${ground}))`
const flakes = scatter(80)
  .map(({ x, y }) => `M${(x * 1200).toFixed(0)} ${(y * 240).toFixed(0)}h0`)
  .join('')
const grains = scatter(170)
  .map(({ x, y }) => `M${(x * 1200).toFixed(0)} ${(432 + y * 100).toFixed(0)}h0`)
  .join('')

const WALLS = 'M110 244V390H318V244M396 244V400H804V244M884 244V410H1104V244'
const ROOFS = 'M92 186L214 128L336 186M372 150L600 44L828 150M866 118L994 66L1122 118'

/** A street in winter, cut open: where soil gas enters the houses, and why they draw it in. */
export function WinterStreet() {
  return (
    <svg
      className={`card ${styles.drawing}`}
      viewBox="0 0 1200 540"
      width="100%"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={radon.calgary.drawing}
    >
      <path stroke="var(--paper-raised)" strokeWidth="5" strokeLinecap="round" d={flakes} />
      <path fill={mixed('gold-text', 30, 'paper-sunk')} d="M0 244H1200V540H0z" />
      <path
        fill={mixed('gold-text', 52, 'paper-sunk')}
        d="M0 446C150 420 260 462 420 444S700 428 860 450S1090 424 1200 440V540H0z"
      />
      <path stroke={mixed('gold', 65, 'gold-text')} strokeWidth="5" strokeLinecap="round" d={grains} />
      <path fill="var(--paper-raised)" d="M110 186H318V384H110zM396 150H804V394H396zM884 118H1104V404H884z" />
      <path
        fill={mixed('ink', 12, 'paper-raised')}
        d="M92 186L214 128L336 186zM372 150L600 44L828 150zM866 118L994 66L1122 118z"
      />
      <path
        fill="var(--wheat)"
        stroke="var(--ink-soft)"
        strokeWidth="2.5"
        d="M140 202h44v26h-44zM236 202h48v26h-48zM436 176h64v44h-64zM700 176h64v44h-64zM914 138h44v32h-44zM1026 138h44v32h-44zM914 198h44v30h-44zM1026 198h44v30h-44zM430 266h52v22h-52z"
      />
      <path stroke="var(--ink-soft)" strokeWidth="3" d="M576 244V172h48v72M884 184H1104" />
      <g stroke="var(--ink-soft)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path fill="var(--glacier-wash)" d="M640 384V352a12 12 0 0 1 24 0v10h56v-10a12 12 0 0 1 24 0v32z" />
        <path d="M560 384V316M546 316h28l-7 -22h-14z" />
      </g>
      <g stroke="var(--ink)" strokeLinejoin="round">
        <path strokeWidth="4.5" d={WALLS} />
        <path strokeWidth="4" d="M110 186V244H318V186M396 150V244H804V150M884 118V244H1104V118" />
      </g>
      <path data-draw pathLength="1" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" d={ROOFS} />
      <path
        stroke="var(--paper-raised)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M90 176L214 116L338 176M370 139L600 31L830 139M864 107L994 54L1124 107M0 242H100M328 242H386M814 242H874M1114 242H1200"
      />
      <path
        stroke={mixed('gold-text', 30, 'paper-sunk')}
        strokeWidth="14"
        d="M172 390h8M248 390h8M448 400h8M516 400h8M602 400h20M740 400h8M944 410h8M1036 410h8"
      />
      <g stroke="var(--alert)" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        {gas.map((line) => (
          <path key={line} data-draw pathLength="1" d={line} />
        ))}
        <path data-light d={tips} />
      </g>
      <g stroke="var(--gold)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path data-draw pathLength="1" d="M500 360C470 320 540 290 512 234S516 120 524 26" />
        <path data-draw pathLength="1" d="M680 290C720 250 664 214 676 178S690 100 678 26" />
        <path data-light d="M512 34l12 -14l10 15M667 35l10 -15l13 13" />
      </g>
      {MARKERS.map((at, index) => (
        <SvgMarker
          key={at.join(' ')}
          at={at}
          number={index + 1}
          fill="var(--ink)"
          line="var(--paper-raised)"
        />
      ))}
    </svg>
  )
}
