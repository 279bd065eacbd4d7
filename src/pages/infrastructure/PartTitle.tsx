type Props = {
  /** Of the section, to whose label it belongs. */
  id: string
  label: string
  title: string
}

/** The heading of a section. */
export function PartTitle({ id, label, title }: Props) {
  return (
    <div className="column" data-gap="small">
      <p className="eyebrow">{label}</p>
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
  )
}
