import { radon } from '../../../content/pages/radon-information.ts'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './HouseSection.module.css'

const { title, parts } = radon.mitigation.diagram
type Part = (typeof parts)[number]['id']

/** Position of each part in the drawing. */
const PLACE: Record<Part, [x: number, y: number]> = {
  soil: [196, 536],
  gravel: [560, 480],
  pipe: [402, 404],
  seal: [246, 424],
  fan: [396, 344],
  outlet: [500, 46],
}

const stones = scatter(150)
  .map(({ x, y }) => `M${Math.round(150 + x * 440)} ${Math.round(470 + y * 20)}h0`)
  .join('')
const GAS_LINE = { stroke: 'var(--gold-text)', strokeDasharray: '1 7', strokeLinecap: 'round' } as const
const gas = [176, 232, 288, 344, 476, 532, 566]

const mixed = (colour: string, percent: number, ground: string) =>
  `color-mix(in oklab, var(--${colour}) ${percent}%, var(--${ground}))`

/** A cross-section of a house with its sub-slab system, which draws soil gas from beneath it. */
export function HouseSection() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 720 580"
        role="img"
        aria-label={title}
        className={`card ${styles.drawing}`}
        width="100%"
        fill="none"
      >
        <path fill={mixed('gold-text', 32, 'paper-sunk')} d="M0 300H140V462H600V300H720V580H0z" />
        <path fill={mixed('ink', 18, 'paper')} d="M140 462H600V496H140z" />
        <path stroke={mixed('ink', 55, 'paper')} strokeWidth="5" strokeLinecap="round" d={stones} />
        <path fill="var(--paper-raised)" d="M152 300H588V450H152zM152 172H588V288H152z" />
        <path fill={mixed('ink', 10, 'paper-raised')} d="M112 172L370 60L628 172z" />
        <g stroke="var(--ink)">
          <path strokeWidth="5" d="M140 172V462H600V172M140 294H600M140 456H600" />
          <path data-draw pathLength="1" strokeWidth="5" strokeLinecap="round" d="M104 176L370 58L636 176" />
        </g>
        <g stroke="var(--ink-soft)" strokeWidth="2">
          <path fill="var(--glacier-wash)" d="M190 200h56v52h-56zM492 200h56v52h-56zM500 312h52v22h-52z" />
          <path d="M292 288V204h44v84" />
        </g>
        <path stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" d="M244 452l5 7l-4 5M258 452h-22" />
        <path
          {...GAS_LINE}
          strokeWidth="2.5"
          d={gas
            .map((x) => `M${x} 566C${x} 540 ${x + (x < 408 ? 30 : -26)} 528 ${x + (x < 408 ? 44 : -40)} 504`)
            .join('')}
        />
        <path data-draw pathLength="1" stroke="var(--ink)" strokeWidth="15" d="M436 478V70" />
        <path data-draw pathLength="1" stroke="var(--paper-raised)" strokeWidth="11" d="M436 478V70" />
        <path data-light {...GAS_LINE} strokeWidth="3" d="M436 474V54" />
        <rect
          fill="var(--gold)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          x="420"
          y="324"
          width="32"
          height="40"
          rx="6"
        />
        <path
          stroke="var(--on-gold)"
          strokeWidth="2"
          d="M436 344m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M436 335v18M427 344h18"
        />
        <path
          data-light
          stroke="var(--gold-text)"
          strokeWidth="2"
          strokeLinecap="round"
          d="M436 42c-8 -10 8 -16 0 -28M420 46c-14 -8 -6 -20 -18 -26M452 46c14 -8 6 -20 18 -26"
        />
        <path stroke="var(--good)" strokeWidth="5" d="M0 300H140M600 300H720" />
        {parts.map(({ id }, index) => (
          <SvgMarker key={id} at={PLACE[id]} number={index + 1} fill="var(--ink)" line="var(--ink)" />
        ))}
      </svg>
      <figcaption>
        <ol className={`rows numbered ${styles.legend}`} role="list">
          {parts.map((part) => (
            <li key={part.id}>
              <p className="note">
                <strong>{part.title}.</strong> {part.text}
              </p>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
