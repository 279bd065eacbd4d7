import { useSelector } from '@xstate/react'
import { mailedCode as words } from '../../../content/mailed-code.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { askAbout } from '../../ui/ask-about-address.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CredentialField } from './CredentialField.tsx'
import { useMailedCode } from './use-mailed-code.ts'

/** Replaces the sign-in form: first the email address, then the mailed code. */
export function MailedCode() {
  const { actor, request, enter, again, close } = useMailedCode()
  const asks = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('sending'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const email = useSelector(actor, ({ context }) => context.email)
  const form = { problem, busy, leave: { label: words.back, onClick: close } }
  const { title, text, action, pending, refused } = asks ? words : words.enter
  return (
    <div ref={focusMainWhenGone} className="column">
      <AccountForm
        key={title}
        {...form}
        {...{ action, pending, refused }}
        heading={{
          id: 'code-title',
          title,
          text: asks ? text : `${text} ${email} ${askAbout(email)}`.trim(),
        }}
        onSubmit={(sent) =>
          asks ? request(String(sent.get('email'))) : enter(String(sent.get('code')).trim())
        }
      >
        {asks ? (
          <CredentialField
            name="email"
            type="email"
            label={content.email.label}
            autoComplete="email"
            defaultValue={email}
          />
        ) : (
          <CredentialField
            name="code"
            type="text"
            inputMode="numeric"
            pattern="\s*\d{6}\s*"
            label={words.enter.label}
            hint={words.enter.hint}
            autoComplete="one-time-code"
          />
        )}
      </AccountForm>
      {!asks && (
        <div className="cluster">
          <Button kind="quiet" size="small" disabled={busy} onClick={again}>
            {words.enter.again}
          </Button>
        </div>
      )}
    </div>
  )
}
