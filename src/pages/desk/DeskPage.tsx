import { Link, useLocation } from '@tanstack/react-router'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { MAILED_CODE_FRAGMENT } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import { sessionEnded } from '../../../content/session-ended.ts'
import type { Invitation } from '../../../machines/desk.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { forgetDeskDrafts } from '../../browser/session-drafts.ts'
import { returningTo } from '../../features/auth/return-to.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { useDeskAccess } from '../../features/desk/use-desk-access.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeskBar } from './DeskBar.tsx'
import { DeskHome } from './DeskHome.tsx'
import styles from './DeskPage.module.css'
import { deskAddress, deskSearch, invitationIn } from './desk-address.ts'

/** The team's desk. It tells everyone else why they may not see it. */
export function DeskPage() {
  const { user, loading, ended } = useAuth()
  const address = useLocation({ select: ({ search }) => search })
  const secret = invitationIn(address)
  // The prerendered page knows nothing of the address.
  const invited = !loading && secret !== null
  const returning = returningTo('desk', secret ? { invitation: secret } : deskSearch(deskAddress(address)))
  return (
    <div className={styles.desk} data-flush>
      <DeskBar />
      <h1 className="visually-hidden">{desk.title}</h1>
      {user ? (
        <ForMembers key={user.id} email={user.email} secret={secret} />
      ) : ended ? (
        <Message {...sessionEnded.how[ended]} alert>
          <Link to="/auth" search={returning} {...buttonLook()}>
            {sessionEnded.signIn}
          </Link>
        </Message>
      ) : (
        <Message title={desk.signInTitle} text={invited ? desk.invitedText : desk.text}>
          <p className="notice without-script">{desk.withoutScript}</p>
          {loading && <Button pending>{desk.loading}</Button>}
          {/* Prerendered, so that the page has its styles from the start. */}
          <Link
            hidden={loading}
            to="/auth"
            search={returning}
            hash={invited ? MAILED_CODE_FRAGMENT : ''}
            {...buttonLook()}
          >
            {desk.signIn}
          </Link>
        </Message>
      )}
    </div>
  )
}

function ForMembers({ email, secret }: { email: string; secret: string | null }) {
  const { actor, accept, retry } = useDeskAccess(secret)
  const member = useSelector(actor, ({ context }) => context.member, shallowEqual)
  const invitation = useSelector(actor, ({ context }) => context.invitation)
  const checking = useSelector(actor, (snapshot) => snapshot.matches('checking'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const removed = useSelector(actor, (snapshot) => snapshot.matches({ known: { standing: 'removed' } }))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const outside = member === null && !checking && !failed
  useEffect(() => {
    if (outside) forgetDeskDrafts(null)
  }, [outside])
  const { stranger, removed: left, failed: noAnswer } = desk.access
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
  if (invitation) return <Invited {...{ invitation, email, busy, accept }} />
  if (removed)
    return (
      <Message {...left} alert>
        <OwnRequests />
      </Message>
    )
  return (
    <Message title={stranger.title} text={`${stranger.text} ${email}`}>
      <OwnRequests />
    </Message>
  )
}

function OwnRequests() {
  return (
    <Link to="/account" {...buttonLook({ kind: 'quiet' })}>
      {desk.access.account}
    </Link>
  )
}

type InvitedProps = {
  invitation: Invitation
  /** The signed-in account's address, which may differ from the invited one. */
  email: string
  busy: boolean
  accept: () => void
}

function Invited({ invitation, email, busy, accept }: InvitedProps) {
  const { title, text, accept: action, accepting } = desk.access.invited
  return (
    <Message title={`${invitation.name}: ${title}`} text={`${text} ${email}`}>
      <Button onClick={accept} pending={busy}>
        {busy ? accepting : action}
      </Button>
    </Message>
  )
}

type MessageProps = { title: string; text: string; alert?: boolean; children?: ReactNode }

function Message({ title, text, alert, children }: MessageProps) {
  return (
    <section ref={focusMainWhenGone} className={`stack ${styles.message}`} role={alert ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
