import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { auth as content } from '../../../content/pages/auth.ts'
import type { authForm } from '../../../machines/auth-form.ts'
import { askAbout } from '../../ui/ask-about-address.ts'
import { AuthAlert } from './AuthAlert.tsx'
import { AuthNotice } from './AuthNotice.tsx'

/** The outcome of the last attempt, shown inside the form (section 8). Takes focus when it appears. */
export function AuthOutcome({ actor }: { actor: ActorRefFrom<typeof authForm> }) {
  const mode = useSelector(actor, (snapshot) => snapshot.context.mode)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const asks = useSelector(actor, (snapshot) => askAbout(snapshot.context.credentials.email))
  const done = useSelector(actor, (snapshot) => snapshot.matches({ request: 'done' }))

  if (problem) return <AuthAlert problem={problem} refused={content[mode].refused} level={2} />
  const { title, text } = content.confirmation
  if (done) return <AuthNotice title={title} text={`${text} ${asks}`.trim()} />
  return null
}
