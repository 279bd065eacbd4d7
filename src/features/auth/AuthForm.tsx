import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { MAILED_CODE_FRAGMENT } from '../../../content/constants.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { preloadClient } from '../../backend/load-client.ts'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toasterPart } from '../../ui/toast.ts'
import styles from './AuthForm.module.css'
import { AuthOutcome } from './AuthOutcome.tsx'
import { CredentialField, newPassword } from './CredentialField.tsx'
import { PasswordAdvice } from './PasswordAdvice.tsx'
import type { useAuthForm } from './use-auth-form.ts'
import { usePasswordAdvice } from './use-password-advice.ts'

const TABS = (['signIn', 'signUp'] as const).map((mode) => ({ value: mode, label: content[mode].tab }))

type Props = ReturnType<typeof useAuthForm> & {
  /** Called with the email address typed so far. */
  onForgotten: (email: string) => void
}

/** One form under two tabs, so that signing in and signing up share the email and password fields. */
export function AuthForm({ actor, choose, submit, togglePassword, onForgotten }: Props) {
  const mode = useSelector(actor, (snapshot) => snapshot.context.mode)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ password: 'shown' }))
  const done = useSelector(actor, (snapshot) => snapshot.matches({ request: 'done' }))
  const advice = usePasswordAdvice()
  const { type: advise } = advice
  const form = useRef<HTMLFormElement>(null)
  // The machine has dropped the password, so clear the field too.
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (!done || !(password instanceof HTMLInputElement)) return
    password.value = ''
    // Nothing is left to advise on.
    password.dispatchEvent(new Event('input', { bubbles: true }))
  }, [done])

  const isNew = mode === 'signUp'
  return (
    <Tabs label={content.tabsLabel} items={TABS} value={mode} onValueChange={choose} fitted>
      <form
        ref={form}
        className="column"
        data-gap="large"
        method="post"
        aria-busy={busy}
        onFocus={preload}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          submit({ email: String(typed.get('email')), password: String(typed.get('password')) })
        }}
      >
        <AuthOutcome actor={actor} />
        <CredentialField name="email" type="email" label={content.email.label} autoComplete="email" />
        <CredentialField
          name="password"
          type="password"
          label={content.password.label}
          shown={shown}
          onToggle={togglePassword}
          {...(isNew
            ? {
                ...newPassword,
                hint: (
                  <>
                    {content.password.newHint} <PasswordAdvice actor={advice.actor} />
                  </>
                ),
                onType: (typed) => advise(String(typed.get('password')), String(typed.get('email'))),
              }
            : { autoComplete: 'current-password' })}
        />
        {!isNew && (
          <>
            <button
              type="button"
              className={styles.forgotten}
              disabled={busy}
              onClick={() => onForgotten(String(new FormData(form.current ?? undefined).get('email')))}
            >
              {content.reset.open}
            </button>
            <Link
              id={MAILED_CODE_FRAGMENT}
              to="/auth"
              search
              hash={MAILED_CODE_FRAGMENT}
              resetScroll={false}
              className={styles.code}
            >
              {content.mailedCode}
            </Link>
          </>
        )}
        <Button type="submit" pending={busy}>
          {busy ? content[mode].pending : content[mode].action}
        </Button>
      </form>
    </Tabs>
  )
}

/** A visitor who focuses the form will probably submit it, so load what that needs while they type. */
function preload() {
  toasterPart.preload()
  preloadClient()
}
