import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { byHand, byHandForm as content } from '../../../content/by-hand-form.ts'
import { DESK_DRAFT_PREFIX } from '../../../content/constants.ts'
import { isRetriedLater } from '../../../machines/lead-retries.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './LeadForm.module.css'
import { LeadIntro } from './LeadIntro.tsx'
import { LeadProgress } from './LeadProgress.tsx'
import { LeadSummary } from './LeadSummary.tsx'
import { LeadUnsent } from './LeadUnsent.tsx'
import { sendTaken } from './send-taken.ts'
import { useLeadForm } from './use-lead-form.ts'

const idOf = (name: string) => `${content.id}-${name}`
const FIRST_FIELD = idOf(content.fields[0]?.name ?? '')

type Props = {
  /** The owner. The draft is theirs, offered to nobody else on the same computer, and gone once they sign out. */
  member: string
  /** Renders the link to the stored request. */
  children: (id: string) => ReactNode
}

/** The team's form, on the machine of the visitors' forms. */
export function TakenForm({ member, children }: Props) {
  const options = useMemo(
    () => ({ toasts: byHand, keptAs: `${DESK_DRAFT_PREFIX}${member}-${content.id}`, send: sendTaken }),
    [member],
  )
  const { form, actor, draft, edit, another } = useLeadForm(content, options)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const locked = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && !isRetriedLater(snapshot.context),
  )
  const { fields, receipt } = useSelector(actor, ({ context }) => context)
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  if (sent && receipt)
    return (
      <div className={`stack ${styles.panel}`} id={idOf('form')}>
        <h2 ref={focusOnMount} tabIndex={-1}>
          {filled(byHand.stored, { name: receipt.firstName })}
        </h2>
        <p className="cluster">
          {children(receipt.id)}
          <Button kind="quiet" size="small" onClick={another}>
            {byHand.another}
          </Button>
        </p>
      </div>
    )
  return (
    <div className={styles.panel} id={idOf('form')}>
      <div className="stack" data-gap="small">
        <h2 id={idOf('title')} {...(receipt && { ref: focusOnMount, tabIndex: -1 })}>
          {content.title}
        </h2>
        <LeadIntro text={content.intro} draft={draft} firstField={FIRST_FIELD} />
      </div>
      <form
        className={styles.form}
        aria-labelledby={idOf('title')}
        aria-busy={busy}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <LeadUnsent draft={draft} firstField={FIRST_FIELD} />
        <LeadSummary actor={actor} content={content} idOf={idOf} />
        {content.fields.map((field) => (
          <form.Field key={field.name} name={field.name}>
            {({ state, handleChange, handleBlur }) => (
              <Field
                field={field}
                id={idOf(field.name)}
                value={String(state.value ?? '')}
                error={fields[field.name]}
                locked={locked}
                onBlur={handleBlur}
                onChange={(value) => {
                  handleChange(value)
                  edit(field.name, value)
                }}
              />
            )}
          </form.Field>
        ))}
        <LeadProgress actor={actor} next={content.next} words={byHand.progress} />
        <Button type="submit" pending={busy}>
          {busy ? content.submittingLabel : content.submitLabel}
        </Button>
      </form>
    </div>
  )
}
