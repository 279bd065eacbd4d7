import { radon } from '../../../content/pages/radon-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { MarkedScene } from '../guides/MarkedScene.tsx'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import styles from './WinterStreet.module.css'

const { id, title, drawing, points } = radon.calgary

/** Positions of the markers, in the order of the points in the content. */
const MARKERS = [
  [450, 640],
  [800, 160],
  [1021, 510],
  [1320, 500],
] as const

/** Where gas enters a basement, and the height of its floor. */
const ENTRIES = [
  [190, 640],
  [306, 640],
  [590, 668],
  [668, 668],
  [800, 668],
  [1024, 668],
  [1300, 676],
  [1412, 676],
] as const
const gas = ENTRIES.map(
  ([x, floor], index) =>
    `M${x + (index % 2 ? 46 : -46)} 862C${x + (index % 2 ? 6 : -6)} 806 ${x} 776 ${x} ${floor - 44}`,
)
const tips = ENTRIES.map(([x, floor]) => `M${x - 12} ${floor - 32}l12 -15l12 15`).join('')
const warmAir = [
  'M690 610C630 550 750 490 690 410S700 210 712 54',
  'M930 470C1000 400 890 330 914 250S936 120 920 54',
]
const warmTips = 'M699 66l13 -17l14 15M907 68l13 -17l14 15'

/** A street in winter, cut open: where soil gas enters the houses, and in its ground why they draw it in. */
export function WinterStreet() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="full">
      <div className={styles.street}>
        <CutStreet />
      </div>
      <ol className={styles.notes} role="list">
        {points.map(({ title, text }, index) => (
          <li key={title}>
            <span className="accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="subheading">{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

function CutStreet() {
  return (
    <MarkedScene scene="winter-section" label={drawing} shape="street">
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          data-light
          stroke="var(--night)"
          strokeOpacity="0.6"
          strokeWidth="13"
          d={[...gas, tips, ...warmAir, warmTips].join('')}
        />
        <g stroke="var(--alert)" strokeWidth="6">
          {gas.map((line) => (
            <path key={line} data-draw pathLength="1" d={line} />
          ))}
          <path data-light d={tips} />
        </g>
        <g stroke="var(--gold-bright)" strokeWidth="6">
          {warmAir.map((line) => (
            <path key={line} data-draw pathLength="1" d={line} />
          ))}
          <path data-light d={warmTips} />
        </g>
      </g>
      {MARKERS.map((at, index) => (
        <SvgMarker
          key={at.join(' ')}
          at={at}
          number={index + 1}
          fill="var(--ink)"
          line="var(--night)"
          scale={1.5}
        />
      ))}
    </MarkedScene>
  )
}
