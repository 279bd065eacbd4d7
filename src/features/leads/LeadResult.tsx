import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type { leadForm } from '../../../machines/lead-form.ts'

/** How sending went, in the form itself, for whoever missed the toast. Takes the focus. */
export function LeadResult({ actor }: { actor: ActorRefFrom<typeof leadForm> }) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent || failed) note.current?.focus()
  }, [sent, failed])

  if (!sent && !failed) return null
  return (
    <p ref={note} className="notice" data-tone={sent ? 'success' : 'error'} tabIndex={-1}>
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
