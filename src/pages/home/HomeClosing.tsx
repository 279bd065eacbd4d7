import { Phone } from 'lucide-react'
import { home } from '../../../content/pages/home.ts'
import { site } from '../../../content/site.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './HomeClosing.module.css'

const { title, text, callAction, scheduleAction, note, scene } = home.closing

/** The last word: call, or choose a time. */
export function HomeClosing() {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.note}>{note}</p>
          <h2 id="closing-title">{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.actions}>
            <a href={site.phone.href} {...buttonLook()}>
              <Phone aria-hidden="true" />
              {callAction} {site.phone.display}
            </a>
            <PageLink destination={{ to: '/contact' }} {...buttonLook({ kind: 'quiet' })}>
              {scheduleAction}
            </PageLink>
          </p>
        </div>
        <Scene scene={scene} className={styles.scene} />
      </div>
    </section>
  )
}
