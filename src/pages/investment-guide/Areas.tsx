import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Areas.module.css'
import { yieldRange } from './yield-range.ts'

const { id, title, note, labels, scale, items } = investmentGuide.areas
/** The scale all areas are drawn on, in percent. */
const SCALE = { from: 4, to: 8 }
const MARKS = [4, 5, 6, 7, 8]
const at = (percent: number) => `${((percent - SCALE.from) / (SCALE.to - SCALE.from)) * 100}%`

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
                <dd>{avgPrice}</dd>
              </div>
              <div>
                <dt>{labels.rentYield}</dt>
                <dd>{rentYield}</dd>
              </div>
            </dl>
            <Yield rentYield={rentYield} />
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

function Yield({ rentYield }: { rentYield: string }) {
  const [from, to] = yieldRange(rentYield)
  return (
    <svg className={styles.yield} aria-hidden="true">
      {MARKS.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
      ))}
      <rect
        x={at(from)}
        width={`${((to - from) / (SCALE.to - SCALE.from)) * 100}%`}
        y="25%"
        height="50%"
        rx="3"
      />
    </svg>
  )
}
