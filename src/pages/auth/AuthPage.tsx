import { Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { MAILED_CODE_FRAGMENT } from '../../../content/constants.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import scene from '../../assets/scenes/auth-side.svg'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { AuthForm } from '../../features/auth/AuthForm.tsx'
import { PasswordReset } from '../../features/auth/PasswordReset.tsx'
import { returnTo } from '../../features/auth/return-to.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { usePasswordReset } from '../../features/auth/use-password-reset.ts'
import { useLazy } from '../../loading/lazy.ts'
import { createPart } from '../../loading/part.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './AuthPage.module.css'

const codePart = createPart(() => import('../../features/auth/MailedCode.tsx'))

/**
 * The sign-in page: a spinner until the session is known, then the form, or, when signed in, a redirect home, or to the
 * page that asked for it. A password that was forgotten, or a code, takes the form's place.
 */
export function AuthPage() {
  const { user, loading } = useAuth()
  const form = useAuthForm()
  const busy = useSelector(form.actor, (snapshot) => snapshot.hasTag('busy'))
  const reset = usePasswordReset()
  const arriving = useSelector(reset.actor, (snapshot) => snapshot.matches('arriving'))
  const resetting = useSelector(reset.actor, (snapshot) => !snapshot.hasTag('closed'))
  const { code, coding } = useCodeForm()
  const holds = useSelector(reset.actor, (snapshot) => snapshot.hasTag('holdsPage')) || code !== null
  // Redirect only after the form has shown its success message, and not before a new password is chosen.
  const leaves = !loading && user !== null && !busy && !holds
  // This page's query, even while the next page loads.
  const search: Record<string, unknown> = useSearch({ strict: false })
  const waits = loading || leaves || arriving || (coding && !code)
  return (
    <div className={styles.screen} data-flush>
      <div className={`layers ${styles.scene}`} data-tone="dark">
        {/* A prerendered page contains the drawing in place of its URL. */}
        <img
          className="cover"
          src={scene}
          alt=""
          width={1000}
          height={2200}
          decoding="sync"
          suppressHydrationWarning
        />
        <p>{content.scene}</p>
      </div>
      <div className={styles.side}>
        <div className="stack">
          <h1>{content.title}</h1>
          <p className="lead">{content.subtitle}</p>
          <p className="notice without-script">{content.withoutScript}</p>
        </div>
        <div className={`script-only layers ${styles.stage}`} data-waiting={waits || undefined}>
          {waits && <Spinner label={content.loading} />}
          {/* Stays mounted, with its input. */}
          <div className={styles.form} hidden={resetting || coding}>
            <AuthForm {...form} onForgotten={reset.open} />
          </div>
          {resetting && (
            <div ref={focusMainWhenGone} className={styles.form}>
              <PasswordReset {...reset} account={user?.email ?? ''} />
            </div>
          )}
          {code && <div className={styles.form}>{code}</div>}
        </div>
        <Purpose />
      </div>
      {leaves && <Navigate {...returnTo(search)} replace />}
    </div>
  )
}

/** The form for a mailed code. It has its own address, so Back closes it. Loaded on request. */
function useCodeForm() {
  const coding = useLocation({ select: ({ hash }) => hash === MAILED_CODE_FRAGMENT })
  const part = useLazy(codePart)
  useEffect(() => {
    if (coding) codePart.preload()
  }, [coding])
  return { coding, code: coding && part ? <part.MailedCode /> : null }
}

function Purpose() {
  const { title, text, links } = content.purpose
  return (
    <aside
      className={`stack note ruled-above ${styles.purpose}`}
      data-gap="small"
      aria-labelledby="auth-purpose"
    >
      <h2 id="auth-purpose" className="label">
        {title}
      </h2>
      <p>{text}</p>
      <ul className="cluster" role="list">
        {links.map((link) => (
          <li key={link.to}>
            <PageLink destination={link}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
