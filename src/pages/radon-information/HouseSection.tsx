import { radon } from '../../../content/pages/radon-information.ts'
import { MarkedScene } from '../guides/MarkedScene.tsx'
import { SvgMarker } from '../guides/SvgMarker.tsx'
import styles from './HouseSection.module.css'

const { title, parts } = radon.mitigation.diagram
type Part = (typeof parts)[number]['id']

/** Position of each part in the drawing. */
const PLACE: Record<Part, [x: number, y: number]> = {
  soil: [560, 836],
  gravel: [1084, 713],
  pipe: [818, 620],
  seal: [590, 620],
  fan: [806, 524],
  outlet: [948, 66],
}

const GAS_LINE = { strokeDasharray: '1 10', strokeLinecap: 'round' } as const
const PIPE = 870
const gas = [520, 620, 710, 790, 950, 1030, 1120]
  .map((x) => {
    const toward = x < PIPE ? 1 : -1
    return `M${x} 884C${x} 840 ${x + 34 * toward} 812 ${x + 52 * toward} 762`
  })
  .join('')

/** A cross-section of a house with its sub-slab system, which draws soil gas from beneath it. */
export function HouseSection() {
  return (
    <figure className={styles.figure}>
      <MarkedScene scene="sub-slab" label={title} shape="tall">
        <path {...GAS_LINE} stroke="var(--alert)" strokeWidth="6" d={gas} />
        <path
          stroke="var(--gold-bright)"
          strokeWidth="7"
          strokeLinecap="round"
          d="M584 656l7 10l-6 9M608 660h-34"
        />
        <path data-draw pathLength="1" stroke="var(--night)" strokeWidth="26" d={`M${PIPE} 722V66`} />
        <path data-draw pathLength="1" stroke="var(--on-night)" strokeWidth="18" d={`M${PIPE} 722V66`} />
        <path data-light {...GAS_LINE} stroke="var(--night)" strokeWidth="6" d={`M${PIPE} 716V60`} />
        <rect
          fill="var(--gold)"
          stroke="var(--night)"
          strokeWidth="5"
          x={PIPE - 30}
          y="490"
          width="60"
          height="68"
          rx="10"
        />
        <path
          stroke="var(--on-gold)"
          strokeWidth="4"
          d={`M${PIPE} 524m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M${PIPE} 507v34M${PIPE - 17} 524h34`}
        />
        <path
          data-light
          stroke="var(--gold-bright)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M870 50c-12 -14 12 -22 0 -38M846 54c-20 -10 -10 -26 -28 -34M894 54c20 -10 10 -26 28 -34"
        />
        {parts.map(({ id }, index) => (
          <SvgMarker
            key={id}
            at={PLACE[id]}
            number={index + 1}
            fill="var(--ink)"
            line="var(--night)"
            scale={1.5}
          />
        ))}
      </MarkedScene>
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
