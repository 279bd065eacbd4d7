import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Ledger, LedgerRow } from '../guides/Ledger.tsx'
import styles from './InvestmentGuide.module.css'
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
      <p className="note">{scale}</p>
      <Ledger>
        {items.map(({ name, type, avgPrice, rentYield, highlights }) => (
          <LedgerRow
            key={name}
            name={
              <>
                <h3 className="subheading">{name}</h3>
                <p className="note">{type}</p>
                <dl className={styles.facts}>
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
              </>
            }
          >
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </LedgerRow>
        ))}
      </Ledger>
    </GuideSection>
  )
}

function Yield({ rentYield }: { rentYield: string }) {
  const [from, to] = yieldRange(rentYield)
  return (
    <svg className={styles.yield} aria-hidden="true">
      {MARKS.map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y2="100%" stroke="var(--control-line)" />
      ))}
      <rect
        x={at(from)}
        width={`${((to - from) / (SCALE.to - SCALE.from)) * 100}%`}
        y="25%"
        height="50%"
        rx="3"
        fill="var(--gold)"
        stroke="var(--gold-text)"
      />
    </svg>
  )
}
