import styles from './Ledger.module.css'

/** Short statements, each under its name, ruled like a ledger. */
export function Ledger({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.ledger} data-plain>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
