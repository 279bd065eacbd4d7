import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type { leadForm } from '../../../machines/lead-form.ts'
import { focusOnMount } from '../../browser/focus.ts'

/** Says in the form that it was not sent, for visitors who missed the toast. Takes the focus. */
export function LeadFailure({ actor }: { actor: ActorRefFrom<typeof leadForm> }) {
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'failed' }))
  if (!failed) return null
  return (
    <p ref={focusOnMount} className="notice" data-tone="error" tabIndex={-1}>
      {messages.leadKept} <a href={site.phone.href}>{site.phone.display}</a>
    </p>
  )
}
