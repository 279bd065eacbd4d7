import { useSelector } from '@xstate/react'
import { auth as content } from '../../../content/pages/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CredentialField } from './CredentialField.tsx'
import type { useMailedCode } from './use-mailed-code.ts'

type Props = ReturnType<typeof useMailedCode>

const words = content.mailedCode

/** In place of the sign-in form: first the email address, then the code that was mailed to it. */
export function MailedCode(props: Props) {
  const { actor, close, open, enter } = props
  const asks = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('sending'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const email = useSelector(actor, ({ context }) => context.email)
  if (asks) return <Address {...props} />
  const { title, text, label, hint, action, pending, again, refused } = words.enter
  return (
    <div className="column">
      <AccountForm
        heading={{ id: 'code-title', title, text: `${text} ${email}` }}
        {...{ problem, refused, busy, action, pending }}
        leave={{ label: words.back, onClick: close }}
        onSubmit={(typed) => enter(String(typed.get('code')).trim())}
      >
        <CredentialField
          name="code"
          type="text"
          inputMode="numeric"
          pattern="\s*\d{6}\s*"
          label={label}
          hint={hint}
          autoComplete="one-time-code"
        />
      </AccountForm>
      <div className="cluster">
        <Button kind="quiet" size="small" disabled={busy} onClick={() => open(email)}>
          {again}
        </Button>
      </div>
    </div>
  )
}

function Address({ actor, request, close }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const email = useSelector(actor, ({ context }) => context.email)
  const { title, text, action, pending, back, refused } = words
  return (
    <AccountForm
      heading={{ id: 'code-address-title', title, text }}
      {...{ problem, refused, busy, action, pending }}
      leave={{ label: back, onClick: close }}
      onSubmit={(typed) => request(String(typed.get('email')))}
    >
      <CredentialField
        name="email"
        type="email"
        label={content.email.label}
        autoComplete="email"
        defaultValue={email}
      />
    </AccountForm>
  )
}
