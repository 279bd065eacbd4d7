import { radon } from '../../../content/pages/radon-information.ts'
import { scatter } from '../guides/scatter.ts'
import styles from './HouseSection.module.css'

const { title, parts } = radon.mitigation.diagram
type Part = (typeof parts)[number]['id']

/** Where each part stands in the drawing. */
const PLACE: Record<Part, [x: number, y: number]> = {
  soil: [196, 536],
  gravel: [560, 480],
  pipe: [408, 404],
  seal: [250, 438],
  fan: [408, 344],
  outlet: [408, 44],
}

const stones = scatter(150)
  .map(({ x, y }) => `M${(150 + x * 440).toFixed(1)} ${(470 + y * 20).toFixed(1)}h0`)
  .join('')
const gas = [176, 232, 288, 344, 476, 532, 566]

/** A house cut through the middle, and the system that draws soil gas from beneath it. */
export function HouseSection() {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 720 580" role="img" aria-label={title} className={styles.drawing}>
        <path className={styles.earth} d="M0 300H140V462H600V300H720V580H0z" />
        <path className={styles.gravel} d="M140 462H600V496H140z" />
        <path className={styles.stones} d={stones} />
        <path className={styles.rooms} d="M152 300H588V450H152zM152 172H588V288H152z" />
        <path className={styles.roof} d="M112 172L370 60L628 172z" />
        <path className={styles.wall} d="M140 172V462H600V172M140 294H600M140 456H600" />
        <path className={styles.eaves} d="M104 176L370 58L636 176" />
        <path className={styles.window} d="M190 200h56v52h-56zM492 200h56v52h-56zM500 312h52v22h-52z" />
        <path className={styles.door} d="M292 288V204h44v84" />
        <path className={styles.crack} d="M244 452l5 7l-4 5M258 452h-22" />
        <path
          className={styles.gas}
          d={gas
            .map((x) => `M${x} 566C${x} 540 ${x + (x < 408 ? 30 : -26)} 528 ${x + (x < 408 ? 44 : -40)} 504`)
            .join('')}
        />
        <path className={styles.pipe} d="M436 478V70" />
        <path className={styles.pipeCore} d="M436 478V70" />
        <path className={styles.flow} d="M436 474V54" />
        <rect className={styles.fan} x="420" y="324" width="32" height="40" rx="6" />
        <path
          className={styles.blades}
          d="M436 344m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M436 335v18M427 344h18"
        />
        <path
          className={styles.out}
          d="M436 42c-8 -10 8 -16 0 -28M420 46c-14 -8 -6 -20 -18 -26M452 46c14 -8 6 -20 18 -26"
        />
        <path className={styles.ground} d="M0 300H140M600 300H720" />
        {parts.map(({ id }, index) => {
          const [x, y] = PLACE[id]
          return (
            <g key={id} transform={`translate(${x} ${y})`} className={styles.marker}>
              <circle r="15" />
              <text y="6">{index + 1}</text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <ol className={styles.legend} data-plain>
          {parts.map((part) => (
            <li key={part.id}>
              <strong>{part.title}.</strong> {part.text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
