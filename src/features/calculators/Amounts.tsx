import styles from './Amounts.module.css'

export type Line = { label: string; amount: string }

/** A list of labelled amounts. */
export function Amounts({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={`rows ${styles.amounts}`} data-closed>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
