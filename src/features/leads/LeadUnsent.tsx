import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { leadDraft } from '../../../machines/lead-draft.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  draft: ActorRefFrom<typeof leadDraft>
  /** The id of the field that takes the focus once the form is empty. */
  firstField: string
}

/** Offers an earlier visit's unanswered submission, which is in the form's fields. */
export function LeadUnsent({ draft, firstField }: Props) {
  const isOffered = useSelector(draft, (snapshot) => snapshot.matches('offered'))
  if (!isOffered) return null
  return (
    <div className="notice stack" data-gap="small">
      <p role="status">{messages.leadUnsent}</p>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          draft.send({ type: 'draft.discarded' })
          document.getElementById(firstField)?.focus()
        }}
      >
        {messages.leadDiscard}
      </Button>
    </div>
  )
}
