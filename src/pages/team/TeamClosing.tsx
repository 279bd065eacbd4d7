import { team } from '../../../content/pages/team.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './TeamClosing.module.css'

const { closing, invitation } = team

/** Two calls to action: one for clients, one for agents. */
export function TeamClosing() {
  return (
    <div className={styles.pair} data-flush>
      <section className={`stack ${styles.client}`} aria-labelledby="closing-title">
        <h2 id="closing-title">{closing.title}</h2>
        <p className="lead">{closing.text}</p>
        <Actions>
          <PageLink destination={closing.action} {...buttonLook({ kind: 'solid' })}>
            {closing.action.label}
          </PageLink>
        </Actions>
      </section>
      <section className={`stack ${styles.agent}`} data-tone="dark" aria-labelledby="invitation-title">
        <h2 id="invitation-title">{invitation.title}</h2>
        <p className="lead">{invitation.text}</p>
        <Actions>
          <PageLink destination={invitation.action} {...buttonLook({ kind: 'quiet' })}>
            {invitation.action.label}
          </PageLink>
        </Actions>
        <Stat {...invitation.claim} size="small" />
      </section>
    </div>
  )
}
