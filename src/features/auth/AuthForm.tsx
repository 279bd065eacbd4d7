import { useSelector } from '@xstate/react'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MINIMUM_LENGTH } from '../../../content/constants.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { preloadClient } from '../../backend/load-client.ts'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toasterPart } from '../../ui/toast.ts'
import { AuthOutcome } from './AuthOutcome.tsx'
import { CredentialField } from './CredentialField.tsx'
import type { useAuthForm } from './use-auth-form.ts'

const TABS = (['signIn', 'signUp'] as const).map((mode) => ({ value: mode, label: content[mode].tab }))

/** One form under two tabs, so that signing in and signing up share the email and password fields. */
export function AuthForm({ actor, choose, submit, togglePassword }: ReturnType<typeof useAuthForm>) {
  const mode = useSelector(actor, (snapshot) => snapshot.context.mode)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ password: 'shown' }))
  const done = useSelector(actor, (snapshot) => snapshot.matches({ request: 'done' }))
  const form = useRef<HTMLFormElement>(null)
  // The machine has dropped the password, so clear the field too.
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (done && password instanceof HTMLInputElement) password.value = ''
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
        <CredentialField name="email" label={content.email.label} autoComplete="email" />
        <CredentialField
          name="password"
          label={content.password.label}
          hint={isNew ? content.password.newHint : undefined}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? MINIMUM_LENGTH.password : undefined}
          shown={shown}
        >
          <Button kind="bare" size="icon" aria-pressed={shown} onClick={togglePassword}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            <span className="visually-hidden">{content.password.show}</span>
          </Button>
        </CredentialField>
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
