import { useLocation } from '@tanstack/react-router'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import { checkFields } from '../../../supabase/functions/_shared/lead/fields.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { NATIVE_SENT_ID } from './draft.ts'
import styles from './LeadForm.module.css'
import { WhatNext } from './LeadSent.tsx'

/** Every rule of the form: the error messages of an empty form. */
function rules(content: LeadFormContent): string[] {
  const empty = Object.fromEntries(content.fields.map(({ name }) => [name, '']))
  return Object.values(checkFields(content.source, empty))
}

/**
 * The result of a form posted without JavaScript: the server redirects to `#lead-…`, and CSS shows the notice
 * that is the `:target`. The thanks replace the form.
 */
export function NativeResult({ content }: { content: LeadFormContent }) {
  const hydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  // With JavaScript the form shows its own result, unless the visitor returns from a native post.
  if (hydrated && !hash.startsWith('lead-')) return null
  return (
    <>
      <div
        id={NATIVE_SENT_ID}
        className={`notice stack ${styles.sent}`}
        data-gap="large"
        data-tone="success"
        data-target
        tabIndex={-1}
      >
        <h3>{messages.leadSent.title}</h3>
        <p>{messages.leadSent.description}</p>
        <WhatNext content={content} />
        <a href={`#${content.id}-form`} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {messages.leadAnother}
        </a>
      </div>
      <div id="lead-invalid" className="notice" data-tone="error" data-target tabIndex={-1}>
        <h3>{messages.leadInvalid.title}</h3>
        <p>{messages.leadInvalid.nativeDescription}</p>
        <ul className={styles.rules}>
          {rules(content).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div id="lead-failed" className="notice" data-tone="error" data-target tabIndex={-1}>
        <h3>{messages.leadFailed.title}</h3>
        <p>
          {messages.leadFailed.description} <a href={site.phone.href}>{site.phone.display}</a>
        </p>
      </div>
    </>
  )
}
