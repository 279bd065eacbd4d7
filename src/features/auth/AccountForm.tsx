import type { ReactNode } from 'react'
import { focusInPlace } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthAlert, type AuthAlertProps } from './AuthAlert.tsx'

type Props = Pick<AuthAlertProps, 'problem' | 'refused'> & {
  /** The form's own heading, which takes the focus and names it. */
  heading?: { id: string; title: string; text: string }
  busy: boolean
  action: string
  /** Replaces `action` during the request. */
  pending: string
  /** The way out, disabled during the request. */
  leave: { label: string; onClick: () => void }
  onSubmit: (typed: FormData) => void
  children: ReactNode
}

/** A form about an account, beside the sign-in form: its error, fields and two buttons. */
export function AccountForm({ heading, busy, onSubmit, children, ...props }: Props) {
  const { problem, refused, action, pending, leave } = props
  return (
    <form
      className="column"
      data-gap="large"
      method="post"
      aria-busy={busy}
      aria-labelledby={heading?.id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {heading && (
        <div className="stack" data-gap="small">
          <h2 id={heading.id} ref={focusInPlace} tabIndex={-1} className="subheading">
            {heading.title}
          </h2>
          <p>{heading.text}</p>
        </div>
      )}
      <AuthAlert problem={problem} refused={refused} level={3} />
      {children}
      <div className="cluster">
        <Button type="submit" pending={busy}>
          {busy ? pending : action}
        </Button>
        <Button kind="bare" disabled={busy} onClick={leave.onClick}>
          {leave.label}
        </Button>
      </div>
    </form>
  )
}
