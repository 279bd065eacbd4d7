import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { MAILED_CODE_FRAGMENT } from '../../../content/constants.ts'
import { account as content } from '../../../content/pages/account.ts'
import { sessionEnded } from '../../../content/session-ended.ts'
import { site } from '../../../content/site.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { useAccount } from '../../features/account/use-account.ts'
import { carrying, useCarriedAddress } from '../../features/auth/carried-address.ts'
import { returningTo } from '../../features/auth/return-to.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './AccountPage.module.css'
import { Consents } from './Consents.tsx'
import { Erased } from './Erased.tsx'
import { Erasure } from './Erasure.tsx'
import { Requests } from './Requests.tsx'
import { StoredData } from './StoredData.tsx'

/** The visitor's requests, and the data stored about them. */
export function AccountPage() {
  const { user, loading, ended } = useAuth()
  const page = useAccount(user)
  const account = useSelector(page.actor, ({ context }) => context.account)
  const receipt = useSelector(page.actor, ({ context }) => context.receipt)
  const state = useSelector(page.actor, ({ value }) => value)
  if (receipt) return <Erased receipt={receipt} />
  return (
    <>
      <PageHero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        look="edge"
        tone="sunk"
        className={styles.hero}
        picture={<HeroScene scene="hero-account" width={1600} height={900} />}
      >
        {account && <p className={styles.email}>{account.email}</p>}
      </PageHero>
      <Section>
        {account ? (
          <div className={styles.parts}>
            <Requests account={account} />
            <Consents account={account} actor={page.actor} change={page.change} />
            <StoredData actor={page.actor} collect={page.collect} />
            <Erasure {...page} team={account.team} />
          </div>
        ) : (
          <>
            <p className="notice without-script">
              {content.withoutScript} <a href={site.phone.href}>{site.phone.display}</a>
            </p>
            {(loading || state === 'loading') && <Spinner label={content.loading} />}
            <Shut
              state={String(state)}
              ended={ended}
              waits={loading || state === 'loading'}
              retry={page.retry}
            />
          </>
        )}
      </Section>
    </>
  )
}

type ShutProps = {
  state: string
  ended: keyof typeof sessionEnded.how | null
  waits: boolean
  retry: () => void
}

/** Why nothing is shown, and what to do. The prerendered page contains it for its styles. */
function Shut({ state, ended, waits, retry }: ShutProps) {
  const email = useCarriedAddress()
  const { failed, unconfirmed, signedOut } = content
  if (state === 'failed')
    return (
      <Message key="failed" {...failed} alert>
        <Button onClick={retry}>{failed.retry}</Button>
      </Message>
    )
  if (state === 'unconfirmed') return <Message key="unconfirmed" {...unconfirmed} />
  const told = ended ? sessionEnded.how[ended] : signedOut
  return (
    <Message key="signedOut" {...told} alert={ended !== null} hidden={waits}>
      <Link
        to="/auth"
        search={returningTo('account')}
        hash={MAILED_CODE_FRAGMENT}
        {...carrying(email)}
        {...buttonLook()}
      >
        {ended ? sessionEnded.signIn : signedOut.action}
      </Link>
    </Message>
  )
}

type MessageProps = {
  title: string
  text: string
  alert?: boolean
  hidden?: boolean
  children?: ReactNode
}

function Message({ title, text, alert, hidden, children }: MessageProps) {
  return (
    <section
      ref={focusMainWhenGone}
      className={`stack ${styles.message}`}
      role={alert ? 'alert' : undefined}
      hidden={hidden}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
