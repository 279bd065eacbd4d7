import { Fold } from '../../ui/Fold.tsx'
import styles from './Highlights.module.css'

type Props = {
  label: string
  highlights: readonly string[]
  /** Before the highlights, and folded on a phone alone. */
  text?: string
  /** Shows the highlights as well where there is room. */
  open?: boolean
}

/** What speaks for an entry, in a list below it: folded, and its text on a phone as well. */
export function Highlights({ label, highlights, text, open = false }: Props) {
  return (
    <Fold label={label} partly={!open}>
      {text && <p className="secondary">{text}</p>}
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </Fold>
  )
}
