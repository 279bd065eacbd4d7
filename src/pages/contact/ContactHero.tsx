import { Phone } from 'lucide-react'
import { contact } from '../../../content/pages/contact.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './ContactHero.module.css'

const { hero, form } = contact

/** The hero: a sheet on a map of the service area. */
export function ContactHero() {
  return (
    <PageHero
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      look="backdrop"
      tone="sunk"
      className={styles.hero}
      picture={
        <figure className={styles.map} data-tone="dark">
          <Scene scene={hero.scene} loading="eager" described />
          <figcaption className="note">{hero.map}</figcaption>
        </figure>
      }
    >
      <Actions>
        <a href={site.phone.href} {...buttonLook()}>
          <Phone aria-hidden="true" />
          {hero.callAction} {site.phone.display}
        </a>
        <a href={`#${form.id}-form`} {...buttonLook({ kind: 'quiet' })}>
          {hero.writeAction}
        </a>
      </Actions>
    </PageHero>
  )
}
