import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FocusEvent, useLayoutEffect } from 'react'
import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { consents, type LeadFormContent } from '../../../content/forms.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
import { site } from '../../../content/site.ts'
import { isRetriedLater } from '../../../machines/lead-retries.ts'
import { functionUrl } from '../../backend/config.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { typedValues } from '../../browser/typed-values.ts'
import { wasPosted } from '../../loading/taps.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { toasterPart } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
import { KnownCommunity } from '../communities/KnownCommunity.tsx'
import { useReveal } from '../motion/use-reveal.ts'
import { requestFormToken } from './form-token.ts'
import styles from './LeadForm.module.css'
import { LeadIntro } from './LeadIntro.tsx'
import { LeadProgress } from './LeadProgress.tsx'
import { LeadSent } from './LeadSent.tsx'
import { LeadSummary } from './LeadSummary.tsx'
import { LeadUnsent } from './LeadUnsent.tsx'
import { NativeResult } from './NativeResult.tsx'
import { LEAD_FUNCTION } from './send-lead.ts'
import { TrapField } from './TrapField.tsx'
import { usePrefill } from './use-prefill.ts'
import { useVisitorsForm } from './use-visitors-form.ts'

/** A lead form, or the panel that follows it: sends through its machine, or as a native post without JavaScript. */
export function LeadForm({ content }: { content: LeadFormContent }) {
  const { form, actor, draft, inspect, edit, prefill, another } = useVisitorsForm(content)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  // Input typed during the request would not be sent, and would be lost on success.
  const locked = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && !isRetriedLater(snapshot.context),
  )
  const fields = useSelector(actor, (snapshot) => snapshot.context.fields)
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const offered = useSelector(draft, (snapshot) => snapshot.matches('offered'))
  const receipt = useSelector(actor, (snapshot) => snapshot.context.receipt)
  const page = useLocation({ select: ({ pathname }) => pathname })
  const hydrated = useHydrated()
  const unhydrated = useUnhydrated()
  // Only counts that the form was seen; the form shows at once.
  const { ref: element } = useReveal<HTMLFormElement>(VISIBILITY_THRESHOLD.leadForm, inspect)

  // Adopts values typed or autofilled before hydration, and before any later event: until effects have run, React
  // restores the old value after an event, and reading that would lose the new one.
  useLayoutEffect(() => {
    for (const [name, value] of element.current ? typedValues(element.current) : [])
      if (name in form.state.values && form.state.values[name] !== value) form.setFieldValue(name, value)
  }, [form, element])
  usePrefill(content, prefill, element)

  const idOf = (name: string) => `${content.id}-${name}`
  const firstField = idOf(content.fields[0]?.name ?? '')
  if (sent && receipt)
    return (
      <div className={styles.panel} id={idOf('form')}>
        <LeadSent content={content} {...receipt} another={another} />
      </div>
    )
  return (
    <div className={styles.panel} id={idOf('form')} data-unhydrated={unhydrated}>
      <div className="stack" data-gap="small">
        {/* After a lead, the title takes the focus from the panel that the form replaces. */}
        <h2 id={idOf('title')} {...(receipt && { ref: focusOnMount, tabIndex: -1 })}>
          {content.title}
        </h2>
        <LeadIntro text={content.intro} draft={draft} firstField={firstField} />
      </div>
      <NativeResult content={content} />
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={functionUrl(LEAD_FUNCTION)}
        aria-labelledby={idOf('title')}
        aria-busy={busy}
        noValidate={hydrated}
        onFocus={preload}
        onSubmit={(event) => {
          // The browser posts it once more: the server knows by the content that it has stored it.
          if (wasPosted(event.currentTarget)) return
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <LeadUnsent draft={draft} firstField={firstField} />
        <LeadSummary actor={actor} content={content} idOf={idOf} />
        <input type="hidden" name="source" value={content.source} />
        <input type="hidden" name="page" value={page} />
        <form.Field name={TRAP_FIELD}>
          {({ state, handleChange }) => (
            <TrapField value={String(state.value ?? '')} onChange={handleChange} />
          )}
        </form.Field>
        {content.fields.map((field) => (
          <form.Field key={field.name} name={field.name}>
            {({ state, handleChange, handleBlur }) => (
              <>
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
                {field.name === 'address' && <KnownCommunity text={String(state.value ?? '')} />}
              </>
            )}
          </form.Field>
        ))}
        {content.asksConsent && (
          <fieldset className={`column ${styles.consents}`} aria-describedby={idOf('consents-note')}>
            <legend className="label">{consents.legend}</legend>
            <p className="note" id={idOf('consents-note')}>
              {consents.note}
            </p>
            <input type="hidden" name="consents" value="shown" />
            {(['email', 'sms'] as const).map((channel) => (
              <form.Field key={channel} name={`${channel}Consent`}>
                {({ state, handleChange, name }) => (
                  <Checkbox
                    id={idOf(name)}
                    name={name}
                    label={site.consent[channel].label}
                    checked={state.value === true}
                    locked={locked}
                    onChange={(checked) => {
                      handleChange(checked)
                      edit(name, checked)
                    }}
                  />
                )}
              </form.Field>
            ))}
          </fieldset>
        )}
        <LeadProgress actor={actor} next={offered ? '' : content.next} />
        <Button type="submit" pending={busy}>
          {busy ? content.submittingLabel : content.submitLabel}
        </Button>
      </form>
    </div>
  )
}

/** Loads what sending needs as soon as the visitor focuses the form. */
function preload({ target }: FocusEvent) {
  toasterPart.preload()
  // A visitor may only press the button, when the browser has filled in everything: that takes no time.
  if (!(target instanceof HTMLButtonElement)) requestFormToken()
}
