import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './Prose.module.css'

type Props = {
  paragraphs: readonly string[]
  /** Gives the first paragraph a drop cap. */
  opening?: boolean
}

export function Prose({ paragraphs, opening = false }: Props) {
  return (
    <div className={`stack ${styles.prose}`} data-opening={opening || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </div>
  )
}
