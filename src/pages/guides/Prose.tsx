import styles from './Prose.module.css'

type Props = {
  paragraphs: readonly string[]
  /** The first opens the guide: it begins with a large letter. */
  opening?: boolean
}

/** Running text. */
export function Prose({ paragraphs, opening = false }: Props) {
  return (
    <div className={`stack ${styles.prose}`} data-opening={opening || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
