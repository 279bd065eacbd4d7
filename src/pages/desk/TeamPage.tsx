import { useSelector } from '@xstate/react'
import { deskTeam as words } from '../../../content/desk-team.ts'
import type { Member } from '../../../machines/desk.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { TEAM_ID, useDeskTeam } from '../../features/desk/use-desk-team.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeskViews } from './DeskViews.tsx'
import type { DeskAddress } from './desk-address.ts'
import { TeamFigures } from './TeamFigures.tsx'
import { TeamInvitations } from './TeamInvitations.tsx'
import { TeamMembers } from './TeamMembers.tsx'
import styles from './TeamPage.module.css'

/** The team's members and figures. */
export function TeamPage({ shown, me }: { shown: DeskAddress; me: Member }) {
  const { actor, ask, retry } = useDeskTeam()
  const { team, problem, stale, invited } = useSelector(actor, ({ context }) => context)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <section
      id={TEAM_ID}
      ref={focusMainWhenGone}
      tabIndex={-1}
      className={styles.team}
      aria-label={words.title}
      aria-busy={busy}
    >
      <DeskViews shown={shown} />
      <h2 className={styles.title}>{words.title}</h2>
      {loading && <Spinner label={words.loading} />}
      {failed && (
        <div role="alert" className="stack" data-gap="small">
          <p>{words.failed.text}</p>
          <Button size="small" onClick={retry}>
            {words.failed.retry}
          </Button>
        </div>
      )}
      {team && !loading && !failed && (
        <>
          {problem && (
            <p className="notice" data-tone="error" role="alert">
              {words.problems[problem]}
            </p>
          )}
          {stale && (
            <p className="notice" data-tone="warning" role="status">
              {words.stale}
            </p>
          )}
          <TeamMembers {...{ members: team.members, me, busy, ask }} />
          {team.figures && <TeamFigures figures={team.figures} />}
          {me.role === 'manager' && (
            <TeamInvitations {...{ invitations: team.invitations, invited, busy, ask }} />
          )}
        </>
      )}
    </section>
  )
}
