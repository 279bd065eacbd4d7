import { useEffect, useId, useRef } from 'react'
import { deskTeam as words } from '../../../content/desk-team.ts'
import type { Team } from '../../../machines/desk.ts'
import type { TeamChange } from '../../../machines/desk-team.ts'
import { readAddress } from '../../../supabase/functions/_shared/lead/email-address.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { Select } from '../../ui/Select.tsx'
import styles from './TeamPage.module.css'
import { minuteOf } from './words.ts'

const ROLES = (['agent', 'manager'] as const).map((value) => ({ value, label: words.roles[value] }))

type Props = {
  invitations: Team['invitations']
  /** Number of invitations sent from here. */
  invited: number
  busy: boolean
  ask: (change: TeamChange) => void
}

const emailIn = (form: HTMLFormElement | null) =>
  form ? readAddress(String(new FormData(form).get('email') ?? '')) : ''

/** Invitations that wait, and a form for one more. */
export function TeamInvitations({ invitations, invited, busy, ask }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Unless the next one is being typed already.
    if (invited > 0 && emailIn(form.current) === form.current?.dataset.sent) form.current?.reset()
  }, [invited])
  const { title, email, name, role, action, note } = words.invite
  return (
    // Goes with the right to invite.
    <section ref={focusMainWhenGone} className="column" data-gap="small">
      {invitations.length > 0 && <h3>{words.invitations}</h3>}
      <ul role="list" className={styles.people}>
        {invitations.map((one) => (
          <li key={one.id} ref={focusMainWhenGone}>
            <p className={styles.who}>
              <strong>{one.name}</strong>
              <span className="note">
                {words.roles[one.role]}, {filled(words.until, { date: minuteOf(one.until) })}
              </span>
              <span className="note">{one.email}</span>
            </p>
            <Button
              kind="quiet"
              size="small"
              disabled={busy}
              aria-label={`${words.withdraw}: ${one.name}`}
              onClick={() => ask({ kind: 'withdraw', invitation: one.id })}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <h3 id={id}>{title}</h3>
      <form
        className={styles.invite}
        ref={form}
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const text = (field: string) => String(form.get(field) ?? '').trim()
          event.currentTarget.dataset.sent = text('email')
          const chosen = text('role') === 'manager' ? 'manager' : 'agent'
          ask({ kind: 'invite', email: text('email'), name: text('name'), role: chosen })
        }}
      >
        <label className="label">
          {email}
          <input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            className={control.control}
          />
        </label>
        <label className="label">
          {name}
          <input
            name="name"
            required
            pattern=".*\S.*"
            maxLength={100}
            autoComplete="off"
            className={control.control}
          />
        </label>
        <div>
          <label className="label" htmlFor={`${id}-role`}>
            {role}
          </label>
          <Select id={`${id}-role`} name="role" options={ROLES} />
        </div>
        <Button type="submit" size="small" disabled={busy}>
          {action}
        </Button>
      </form>
      <p className="note">{note}</p>
    </section>
  )
}
