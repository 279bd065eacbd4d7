type Props = {
  items: readonly { title: string; text: string }[]
  /** Numbers the statements, for a drawing with the same numbers. */
  numbered?: boolean
}

/** Short statements side by side, under one rule. */
export function Columns({ items, numbered = false }: Props) {
  return (
    <ul className="ruled-columns" data-min={items.length % 2 ? undefined : 'large'} role="list">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3 className="subheading">
            {numbered && <span className="accent">{index + 1} </span>}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
