import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type { leadForm } from '../../../machines/lead-form.ts'
import { focusOnMount } from '../../browser/focus.ts'

/** The result of sending, shown in the form for visitors who missed the toast. Takes the focus. */
export function LeadResult({ actor }: { actor: ActorRefFrom<typeof leadForm> }) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'sent' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'failed' }))
  if (!sent && !failed) return null
  return (
    <p ref={focusOnMount} className="notice" data-tone={sent ? 'success' : 'error'} tabIndex={-1}>
      {sent ? (
        messages.leadReceived
      ) : (
        <>
          {messages.leadKept} <a href={site.phone.href}>{site.phone.display}</a>
        </>
      )}
    </p>
  )
}
