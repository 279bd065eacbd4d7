import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { home } from '../../../content/pages/home.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Section } from '../../ui/Section.tsx'
import columns from './columns.module.css'

const { title, text, points, smallPrint } = home.valueProposition

/** The team's value proposition. Reveals itself once. */
export function ValueProposition() {
  return (
    <Section tone="sunk" space="act" labelledBy="value-title">
      <Revealed
        className={`${columns.columns} ${columns.wideFirst}`}
        threshold={VISIBILITY_THRESHOLD.homeSection}
      >
        <div className="stack">
          <h2 id="value-title" className="title">
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <ul className={`rows ${columns.beside}`} role="list" data-strong data-closed data-gap="large">
          {points.map((point) => (
            <li key={point.title} className="stack" data-gap="small">
              <h3>{point.title}</h3>
              <p className="secondary">{point.text}</p>
            </li>
          ))}
        </ul>
        <p className="note" data-line>
          {smallPrint}
        </p>
      </Revealed>
    </Section>
  )
}
