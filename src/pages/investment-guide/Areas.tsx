import { cad, percentRange, type Range } from '../../../content/formats.ts'
import { investmentGuide, yieldScale } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Areas.module.css'

const { id, title, note, labels, scale, items } = investmentGuide.areas
const span = yieldScale.to - yieldScale.from
/** One at every percent. */
const marks = Array.from({ length: span + 1 }, (_, index) => yieldScale.from + index)
const at = (percent: number) => `${((percent - yieldScale.from) / span) * 100}%`

/** The areas one under the other, their yields on one scale. */
export function Areas() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="wide">
      <p className={styles.scale}>{scale}</p>
      <ul className={styles.areas} data-plain>
        {items.map(({ name, type, avgPrice, rentYield, highlights }) => (
          <li key={name}>
            <div className={styles.name}>
              <h3>{name}</h3>
              <p>{type}</p>
            </div>
            <dl>
              <div>
                <dt>{labels.avgPrice}</dt>
                <dd>{cad(avgPrice)}</dd>
              </div>
              <div>
                <dt>{labels.rentYield}</dt>
                <dd>{percentRange(rentYield)}</dd>
              </div>
            </dl>
            <Yield range={rentYield} />
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

function Yield({ range: [from, to] }: { range: Range }) {
  return (
    <svg className={styles.yield} aria-hidden="true">
      {marks.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
      ))}
      <rect x={at(from)} width={`${((to - from) / span) * 100}%`} y="25%" height="50%" rx="3" />
    </svg>
  )
}
