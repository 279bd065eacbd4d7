import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Ledger, LedgerRow } from '../guides/Ledger.tsx'
import styles from './Programs.module.css'

const { id, title, note, items } = firstTimeBuyers.programs

/** Government programs for first-time buyers, with their amounts. */
export function Programs() {
  return (
    <GuideSection id={id} title={title} width="wide">
      <Ledger>
        {items.map(({ name, amount, text }) => (
          <LedgerRow
            key={name}
            title={name}
            name={
              <>
                <h3 className="label">{name}</h3>
                <p className={`subheading ${styles.amount}`}>{amount}</p>
              </>
            }
          >
            <p>{text}</p>
          </LedgerRow>
        ))}
      </Ledger>
      <p className={`note ${styles.asOf}`}>{note}</p>
    </GuideSection>
  )
}
