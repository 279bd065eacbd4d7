import { team } from '../../../content/pages/team.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './TeamClosing.module.css'

const { closing, invitation } = team

/** Two doors: one for clients, one for agents. */
export function TeamClosing() {
  return (
    <div className={styles.doors}>
      <section className={styles.door} data-door="client" aria-labelledby="closing-title">
        <h2 id="closing-title">{closing.title}</h2>
        <p>{closing.text}</p>
        <PageLink destination={closing.action} {...buttonLook({ kind: 'solid' })}>
          {closing.action.label}
        </PageLink>
      </section>
      <section className={styles.door} data-door="agent" data-tone="dark" aria-labelledby="invitation-title">
        <h2 id="invitation-title">{invitation.title}</h2>
        <p>{invitation.text}</p>
        <PageLink destination={invitation.action} {...buttonLook({ kind: 'quiet' })}>
          {invitation.action.label}
        </PageLink>
        <div className={styles.claim}>
          <Stat {...invitation.claim} size="small" />
        </div>
      </section>
    </div>
  )
}
