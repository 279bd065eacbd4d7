import styles from './Columns.module.css'

/** A few statements of equal weight, side by side under one rule where there is room. */
export function Columns({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.columns} data-count={items.length} data-plain>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
