import { Phone } from 'lucide-react'
import { contact } from '../../../content/pages/contact.ts'
import { site } from '../../../content/site.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './ContactHero.module.css'

const { hero, form } = contact

/** An invitation beside the map it holds for; the map runs out of the page at its side. */
export function ContactHero() {
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <p className={styles.actions}>
          <a href={site.phone.href} {...buttonLook()}>
            <Phone aria-hidden="true" />
            {hero.callAction} {site.phone.display}
          </a>
          <a href={`#${form.id}-form`} {...buttonLook({ kind: 'quiet' })}>
            {hero.writeAction}
          </a>
        </p>
      </div>
      <figure className={styles.map} data-tone="dark">
        <Scene scene={hero.scene} loading="eager" described />
        <figcaption>{hero.map}</figcaption>
      </figure>
    </div>
  )
}
