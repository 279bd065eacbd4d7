import { Unbroken } from '../../ui/Unbroken.tsx'

type Props = {
  facts: readonly { label: string; value: string }[]
  /** Size of the values: `large` for figures, `small` for text. */
  size?: 'small' | 'large'
}

/** A list of labels, each with its value on the right. */
export function Facts({ facts, size = 'small' }: Props) {
  return (
    <dl className="rows" data-pairs data-closed data-strong={size === 'large' || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={size === 'large' ? 'figure-small' : 'strong'}>
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
