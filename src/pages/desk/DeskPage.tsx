import { Link, useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { Invitation } from '../../../machines/desk.ts'
import { forgetDeskDrafts } from '../../browser/session-drafts.ts'
import { returningTo } from '../../features/auth/return-to.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { useDeskAccess } from '../../features/desk/use-desk-access.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeskBar } from './DeskBar.tsx'
import { DeskHome } from './DeskHome.tsx'
import styles from './DeskPage.module.css'
import { deskAddress, deskSearch } from './desk-address.ts'

/** The team's desk: whoever may not see it is told why. */
export function DeskPage() {
  const { user, loading } = useAuth()
  const address = useLocation({ select: ({ search }) => search })
  const shown = deskAddress(address)
  return (
    <div className={styles.desk} data-flush>
      <DeskBar />
      <h1 className="visually-hidden">{desk.title}</h1>
      {user ? (
        <ForMembers key={user.id} email={user.email} />
      ) : (
        <Message title={desk.signInTitle} text={desk.text}>
          <p className="notice without-script">{desk.withoutScript}</p>
          {loading && <Button pending>{desk.loading}</Button>}
          {/* Prerendered, so that the page has its styles from the start. */}
          <Link hidden={loading} to="/auth" search={returningTo('desk', deskSearch(shown))} {...buttonLook()}>
            {desk.signIn}
          </Link>
        </Message>
      )}
    </div>
  )
}

function ForMembers({ email }: { email: string }) {
  const { actor, accept, retry } = useDeskAccess()
  const member = useSelector(actor, ({ context }) => context.member)
  const invitation = useSelector(actor, ({ context }) => context.invitation)
  const checking = useSelector(actor, (snapshot) => snapshot.matches('checking'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const outside = useSelector(
    actor,
    (snapshot) => snapshot.matches('stranger') || snapshot.matches('invited'),
  )
  useEffect(() => {
    if (outside) forgetDeskDrafts(null)
  }, [outside])
  const { stranger, failed: noAnswer } = desk.access
  if (member) return <DeskHome member={member} />
  if (checking)
    return (
      <div className={styles.checking}>
        <Spinner label={desk.loading} />
      </div>
    )
  if (failed)
    return (
      <Message title={noAnswer.title} text={noAnswer.text} alert>
        <Button onClick={retry}>{noAnswer.retry}</Button>
      </Message>
    )
  if (invitation) return <Invited {...{ invitation, busy, accept }} />
  return (
    <Message title={stranger.title} text={`${stranger.text} ${email}`}>
      <Link to="/account" {...buttonLook({ kind: 'quiet' })}>
        {stranger.account}
      </Link>
    </Message>
  )
}

function Invited({
  invitation,
  busy,
  accept,
}: {
  invitation: Invitation
  busy: boolean
  accept: () => void
}) {
  const { title, text, accept: action, accepting } = desk.access.invited
  return (
    <Message title={`${invitation.name}: ${title}`} text={text}>
      <Button onClick={accept} pending={busy}>
        {busy ? accepting : action}
      </Button>
    </Message>
  )
}

type MessageProps = { title: string; text: string; alert?: boolean; children?: ReactNode }

function Message({ title, text, alert, children }: MessageProps) {
  return (
    <section className={`stack ${styles.message}`} role={alert ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
