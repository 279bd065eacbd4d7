import { cad } from '../../../content/formats.ts'
import { homeCosts } from '../../../content/pages/home-costs.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Ledger, LedgerRow } from '../guides/Ledger.tsx'
import { DollarCoin, mortgageCents } from './DollarCoin.tsx'
import styles from './HomeCosts.module.css'
import { monthlyCost } from './worked-example.ts'

const { id, title, inExample, dollar, rows } = homeCosts.monthly

/** Monthly costs other than the mortgage, each with its amount in the worked example. */
export function MonthlyCosts() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="full">
      <div className={styles.month}>
        <figure className={styles.dollar}>
          <figcaption className="stack" data-gap="large">
            <p className={styles.sentence}>{dollar.text(mortgageCents)}</p>
            <p className="note">{dollar.note}</p>
          </figcaption>
          <DollarCoin />
        </figure>
        <Ledger>
          {rows.map(({ item, cost, text }) => (
            <LedgerRow
              key={item}
              title={item}
              name={
                <>
                  <h3 className="subheading">{item}</h3>
                  <p className="note">
                    <strong className={`minor-heading ${styles.amount}`}>
                      {cad(monthlyCost(cost) / 100)}
                    </strong>{' '}
                    {inExample}
                  </p>
                </>
              }
            >
              <p>{text}</p>
            </LedgerRow>
          ))}
        </Ledger>
      </div>
    </GuideSection>
  )
}
