import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { messages } from '../../../content/messages.ts'
import type { leadDraft } from '../../../machines/lead-draft.ts'
import styles from './LeadIntro.module.css'

type Props = {
  text: string
  draft: ActorRefFrom<typeof leadDraft>
  /** The id of the field that takes the focus once the form is empty. */
  firstField: string
}

/** The form's intro, or, in its place so that nothing moves, the notice that a draft was restored. */
export function LeadIntro({ text, draft, firstField }: Props) {
  const isRestored = useSelector(draft, (snapshot) => snapshot.matches('restored'))
  return (
    <div className={`layers ${styles.intro}`} data-restored={isRestored || undefined}>
      <p className="secondary">{text}</p>
      {/* Always rendered, so that screen readers announce its text. */}
      <p>
        <span role="status">{isRestored && messages.leadRestored}</span>{' '}
        {isRestored && (
          <button
            type="button"
            className={styles.again}
            onClick={() => {
              draft.send({ type: 'draft.discarded' })
              document.getElementById(firstField)?.focus()
            }}
          >
            {messages.leadDiscard}
          </button>
        )}
      </p>
    </div>
  )
}
