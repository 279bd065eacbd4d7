import { useSelector } from '@xstate/react'
import { MailCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { auth as content } from '../../../content/pages/auth.ts'
import type { authForm } from '../../../machines/auth-form.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { Callout } from '../../ui/Callout.tsx'

/** The outcome of the last attempt, shown inside the form (section 8). Takes focus when it appears. */
export function AuthOutcome({ actor }: { actor: ActorRefFrom<typeof authForm> }) {
  const mode = useSelector(actor, (snapshot) => snapshot.context.mode)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const done = useSelector(actor, (snapshot) => snapshot.matches({ request: 'done' }))

  if (problem)
    return (
      <div ref={focusOnMount} role="alert" tabIndex={-1}>
        {problem.kind === 'refused' ? (
          <Callout tone="danger" level={2} title={content[mode].refused}>
            <p>{problem.message}</p>
          </Callout>
        ) : (
          <Callout tone="danger" level={2} title={content.unreachable.title}>
            <p>{content.unreachable.text}</p>
          </Callout>
        )}
      </div>
    )
  if (done)
    return (
      <div
        ref={focusOnMount}
        className="notice stack"
        data-gap="small"
        data-tone="success"
        role="status"
        tabIndex={-1}
      >
        <MailCheck aria-hidden="true" size={28} strokeWidth={1.6} color="var(--good)" />
        <h2 className="label">{content.confirmation.title}</h2>
        <p>{content.confirmation.text}</p>
      </div>
    )
  return null
}
