import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Prose } from '../guides/Prose.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './LaboratoryTest.module.css'

const { id, title, method, text, cost, points } = asbestos.testing

/** Fibres as seen between crossed polarizers. */
const fibres = scatter(26).map(({ x, y, z }, index) => {
  const turn = z * Math.PI
  const length = 14 + (index % 5) * 9
  const left = 30 + x * 140
  const top = 30 + y * 140
  const bend = (index % 2 ? 6 : -6) * z
  return `M${left.toFixed(1)} ${top.toFixed(1)}q${(Math.cos(turn) * length * 0.5 + bend).toFixed(1)} ${(Math.sin(turn) * length * 0.5 - bend).toFixed(1)} ${(Math.cos(turn) * length).toFixed(1)} ${(Math.sin(turn) * length).toFixed(1)}`
})

/** The laboratory method and its cost. */
export function LaboratoryTest() {
  return (
    <GuideSection
      id={id}
      title={title}
      tone="sunk"
      notes={
        <figure className="stack">
          <svg viewBox="0 0 200 200" width="176" fill="none" strokeLinecap="round" aria-hidden="true">
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
