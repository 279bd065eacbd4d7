import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type { leadForm } from '../../../machines/lead-form.ts'
import { isRetriedLater } from '../../../machines/lead-retries.ts'
import { focusUntilGone } from '../../browser/focus.ts'
import styles from './LeadForm.module.css'

type Props = {
  actor: ActorRefFrom<typeof leadForm>
  /** What happens after sending. Not said while it is unsent: nobody answers what has not arrived. */
  next: string
  /** Replace the words for visitors, which end with the phone number. */
  words?: Readonly<Record<Problem, { title: string; text: string }>>
}

type Problem = 'failed' | 'offline' | 'retrying' | 'waiting'

const MESSAGE = {
  failed: messages.leadKept,
  offline: messages.leadOffline,
  retrying: messages.leadRetrying,
  waiting: messages.leadWaiting,
} satisfies Record<Problem, object>

/** Shows in the form what happens next: after sending, or while it is unsent. */
export function LeadProgress({ actor, next, words }: Props) {
  const problem = useSelector(actor, problemOf)
  const status = useRef<HTMLParagraphElement>(null)
  // Once the browser is connected again, the form is sent and the notice goes.
  const notice = useCallback(
    (element: HTMLElement | null) => focusUntilGone(element, () => status.current),
    [],
  )
  const retrying = problem === 'retrying'
  const message = problem && (
    <>
      <span className="strong">{(words ?? MESSAGE)[problem].title}</span>
      {(words ?? MESSAGE)[problem].text} {!words && <a href={site.phone.href}>{site.phone.display}</a>}
    </>
  )
  return (
    <>
      {problem && !retrying && (
        <p
          key={problem}
          ref={notice}
          className={`notice ${styles.progress}`}
          data-tone="warning"
          tabIndex={-1}
        >
          {message}
        </p>
      )}
      {/* Announced when it changes, because the focus stays on the button while the form tries again. */}
      <p ref={status} className={retrying ? `notice ${styles.progress}` : 'note'} role="status" tabIndex={-1}>
        {retrying ? message : !problem && next}
      </p>
    </>
  )
}

function problemOf(snapshot: SnapshotFrom<typeof leadForm>): Problem | null {
  if (snapshot.matches({ ready: 'failed' })) return 'failed'
  if (snapshot.matches({ ready: 'offline' })) return 'offline'
  if (snapshot.matches({ ready: 'waiting' })) return 'waiting'
  if (!snapshot.hasTag('busy') || snapshot.context.retries === 0) return null
  return isRetriedLater(snapshot.context) ? 'waiting' : 'retrying'
}
