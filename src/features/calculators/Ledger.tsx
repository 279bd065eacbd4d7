import styles from './Ledger.module.css'

export type Line = { label: string; amount: string }

/** A list of labelled amounts. */
export function Ledger({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
