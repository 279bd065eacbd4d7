import { Navigate, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { auth as content } from '../../../content/pages/auth.ts'
import scene from '../../assets/scenes/auth-side.svg'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { AuthForm } from '../../features/auth/AuthForm.tsx'
import { MailedCode } from '../../features/auth/MailedCode.tsx'
import { PasswordReset } from '../../features/auth/PasswordReset.tsx'
import { returnTo } from '../../features/auth/return-to.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { useAuthForm } from '../../features/auth/use-auth-form.ts'
import { useMailedCode } from '../../features/auth/use-mailed-code.ts'
import { usePasswordReset } from '../../features/auth/use-password-reset.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './AuthPage.module.css'

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
  const code = useMailedCode()
  const coding = useSelector(code.actor, (snapshot) => !snapshot.hasTag('closed'))
  const checks = useSelector(code.actor, (snapshot) => snapshot.hasTag('holdsPage'))
  const holds = useSelector(reset.actor, (snapshot) => snapshot.hasTag('holdsPage')) || checks
  // Redirect only after the form has shown its success message, and not before a new password is chosen.
  const leaves = !loading && user !== null && !busy && !holds
  // Of this page, also while the next one is on its way.
  const search: Record<string, unknown> = useSearch({ strict: false })
  const waits = loading || leaves || arriving
  return (
    <div className={styles.screen} data-flush>
      <div className={`layers ${styles.scene}`} data-tone="dark">
        {/* A prerendered page contains the drawing in place of its URL. */}
        <img
          className="cover"
          src={scene}
          alt=""
          width={1000}
          height={1400}
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
          {/* Stays, with what was typed into it. */}
          <div className={styles.form} hidden={resetting || coding}>
            <AuthForm {...form} onForgotten={reset.open} onCode={code.open} />
          </div>
          {resetting && (
            <div ref={focusMainWhenGone} className={styles.form}>
              <PasswordReset {...reset} account={user?.email ?? ''} />
            </div>
          )}
          {coding && (
            <div ref={focusMainWhenGone} className={styles.form}>
              <MailedCode {...code} />
            </div>
          )}
        </div>
        <Purpose />
      </div>
      {leaves && <Navigate {...returnTo(search)} replace />}
    </div>
  )
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
