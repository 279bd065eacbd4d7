import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './LuxuryClosing.module.css'

const { title, text, link } = luxury.closing

/** The last word, under an arch. */
export function LuxuryClosing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={styles.arch}>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <PageLink destination={link} {...buttonLook()}>
          {link.label}
        </PageLink>
      </div>
    </section>
  )
}
