import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './GuideClosing.module.css'

type Link = { label: string; to: string }
type Props = {
  closing: { title: string; text: string; link: Link }
  /** Other guides that follow on from this one. */
  related?: readonly Link[]
}

/** The one quiet way from a guide to a person. */
export function GuideClosing({ closing, related = [] }: Props) {
  return (
    <div className={styles.closing}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <ArrowLink destination={closing.link}>{closing.link.label}</ArrowLink>
        </div>
        {related.length > 0 && (
          <ul className={styles.related} data-plain>
            {related.map((link) => (
              <li key={link.to}>
                <ArrowLink destination={link}>{link.label}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
