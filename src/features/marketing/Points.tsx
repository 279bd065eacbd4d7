import styles from './marketing.module.css'

type Props = { title: string; items: readonly { title: string; text: string }[]; numbered?: boolean }

/** A short list of reasons, or of steps where `numbered`. */
export function Points({ title, items, numbered = false }: Props) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className={styles.points}>
      <h2>{title}</h2>
      <List data-numbered={numbered || undefined}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
