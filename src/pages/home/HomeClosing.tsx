import { Phone } from 'lucide-react'
import { home } from '../../../content/pages/home.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './HomeClosing.module.css'

const { title, text, callAction, scheduleAction, note, scene } = home.closing

export function HomeClosing() {
  return (
    <Closing
      title={title}
      text={text}
      eyebrow={note}
      layout="stacked"
      className={styles.closing}
      picture={<Scene scene={scene} className={styles.arch} />}
    >
      <Actions>
        <a href={site.phone.href} {...buttonLook()}>
          <Phone aria-hidden="true" />
          {callAction} {site.phone.display}
        </a>
        <PageLink destination={{ to: '/contact' }} {...buttonLook({ kind: 'quiet' })}>
          {scheduleAction}
        </PageLink>
      </Actions>
    </Closing>
  )
}
