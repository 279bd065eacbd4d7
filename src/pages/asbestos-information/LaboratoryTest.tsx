import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Prose } from '../guides/Prose.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './LaboratoryTest.module.css'

const { id, title, method, text, cost, points } = asbestos.testing

const EDGE = 92
const isWithin = (x: number, y: number) => Math.hypot(x - 100, y - 100) < EDGE

/** Fibres as seen between crossed polarizers, none of them beyond the edge of the view. */
const fibres = scatter(40).flatMap(({ x, y, z }, index) => {
  const turn = z * Math.PI
  const length = 14 + (index % 5) * 9
  const left = 30 + x * 140
  const top = 30 + y * 140
  const bend = (index % 2 ? 6 : -6) * z
  const [across, up] = [Math.cos(turn) * length, Math.sin(turn) * length]
  if (!isWithin(left, top) || !isWithin(left + across, top + up)) return []
  return `M${left.toFixed(1)} ${top.toFixed(1)}q${(across / 2 + bend).toFixed(1)} ${(up / 2 - bend).toFixed(1)} ${across.toFixed(1)} ${up.toFixed(1)}`
})

/** The laboratory method and its cost. */
export function LaboratoryTest() {
  return (
    <GuideSection
      id={id}
      title={title}
      tone="sunk"
      notes={
        <figure className={`column ${styles.view}`}>
          <svg viewBox="0 0 200 200" fill="none" strokeLinecap="round" aria-hidden="true">
            <circle cx="100" cy="100" r="98" fill="oklch(19% 0.03 300)" />
            <path
              stroke="oklch(70% 0.09 240)"
              strokeWidth="1.6"
              d={fibres.filter((_, index) => index % 3).join('')}
            />
            <path
              stroke="var(--gold-bright)"
              strokeWidth="2.2"
              d={fibres.filter((_, index) => index % 3 === 0).join('')}
            />
          </svg>
          <figcaption>
            <p className="label">{method}</p>
            <p>{cost}</p>
          </figcaption>
        </figure>
      }
    >
      <Prose paragraphs={[text]} />
      <ul className={`stack ${styles.points}`} data-gap="small">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </GuideSection>
  )
}
