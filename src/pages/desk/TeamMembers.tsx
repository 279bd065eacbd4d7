import { deskTeam as words } from '../../../content/desk-team.ts'
import type { Member, Team } from '../../../machines/desk.ts'
import type { TeamChange } from '../../../machines/desk-team.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './TeamPage.module.css'
import { dayOf } from './words.ts'

type Props = { members: Team['members']; me: Member; busy: boolean; ask: (change: TeamChange) => void }

/** The members, and who is on duty. Members set their own duty; a manager sets everybody's, and removes members. */
export function TeamMembers({ members, me, busy, ask }: Props) {
  return (
    <section className="column" data-gap="small">
      <ul role="list" className={styles.people}>
        {members.map(({ id, name, email, role, onDuty, since }) => (
          // Other buttons with another role.
          <li key={`${id} ${me.role}`} ref={focusMainWhenGone}>
            <p className={styles.who}>
              <strong>
                {name}
                {id === me.id && ` (${words.you})`}
              </strong>
              <span className="note">
                {words.roles[role]}, {filled(words.since, { date: dayOf(since) })}
              </span>
              <span className="note">{email}</span>
            </p>
            <Badge tone={onDuty ? 'success' : 'neutral'}>{onDuty ? words.onDuty : words.offDuty}</Badge>
            {(id === me.id || me.role === 'manager') && (
              <Button
                kind="quiet"
                size="small"
                disabled={busy}
                aria-label={`${onDuty ? words.goOffDuty : words.goOnDuty}: ${name}`}
                onClick={() => ask({ kind: 'duty', member: id, onDuty: !onDuty })}
              >
                {onDuty ? words.goOffDuty : words.goOnDuty}
              </Button>
            )}
            {me.role === 'manager' && id !== me.id && (
              <details>
                <summary aria-label={`${words.remove.open} ${name}`}>{words.remove.open}</summary>
                <p>{filled(words.remove.text, { name })}</p>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={busy}
                  onClick={() => ask({ kind: 'remove', member: id })}
                >
                  {filled(words.remove.action, { name })}
                </Button>
              </details>
            )}
          </li>
        ))}
      </ul>
      <p className="note">{words.dutyNote}</p>
    </section>
  )
}
