type Props = {
  items: readonly { title: string; text: string }[]
}

/** Short statements side by side, under one rule. */
export function Columns({ items }: Props) {
  return (
    <ul className="ruled-columns" data-min={items.length % 2 ? undefined : 'large'} role="list">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="subheading">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
