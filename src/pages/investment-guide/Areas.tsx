import { cad, percentRange, type Range } from '../../../content/formats.ts'
import { investmentGuide, yieldScale } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Ledger, LedgerRow } from '../guides/Ledger.tsx'
import styles from './InvestmentGuide.module.css'

const { id, title, note, labels, scale, items } = investmentGuide.areas
const span = yieldScale.to - yieldScale.from
/** One mark per percent. */
const marks = Array.from({ length: span + 1 }, (_, index) => yieldScale.from + index)
/** The outermost labels end where the scale does. */
const ANCHOR: Readonly<Record<number, 'start' | 'end'>> = {
  [yieldScale.from]: 'start',
  [yieldScale.to]: 'end',
}
const at = (percent: number) => `${((percent - yieldScale.from) / span) * 100}%`

/** The areas in a list, with their yields on one scale. */
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
                <dl className={`figures-first ${styles.facts}`}>
                  <div className="stack" data-gap="small">
                    <dt className="note">{labels.avgPrice}</dt>
                    <dd className="minor-heading">{cad(avgPrice)}</dd>
                  </div>
                  <div className="stack" data-gap="small">
                    <dt className="note">{labels.rentYield}</dt>
                    <dd className="minor-heading">{percentRange(rentYield)}</dd>
                  </div>
                </dl>
                <Yield range={rentYield} />
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

function Yield({ range: [from, to] }: { range: Range }) {
  return (
    <svg className={styles.yield} width="100%" height="1.75rem" overflow="visible" aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={at(mark)} x2={at(mark)} y2="100%" stroke="var(--control-line)" />
          <text x={at(mark)} y="100%" dy="1.3em" textAnchor={ANCHOR[mark] ?? 'middle'} fill="var(--ink-soft)">
            {mark}%
          </text>
        </g>
      ))}
      <rect
        data-grow
        x={at(from)}
        width={`${((to - from) / span) * 100}%`}
        y="25%"
        height="50%"
        rx="3"
        fill="var(--gold)"
        stroke="var(--gold-text)"
      />
    </svg>
  )
}
