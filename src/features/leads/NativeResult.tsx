import { useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import { ContactFields, fieldErrors, JoinFields } from '../../../supabase/functions/_shared/lead-fields.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './LeadForm.module.css'

/** What an empty form would be told: every rule of the form, in its own words. */
function rules(content: LeadFormContent): string[] {
  const empty = Object.fromEntries(content.fields.map(({ name }) => [name, '']))
  const checked = v.safeParse(content.id === 'join' ? JoinFields : ContactFields, empty)
  return checked.success ? [] : Object.values(fieldErrors(checked.issues))
}

/**
 * How sending went, for a form posted without JavaScript: the server redirects to `#lead-…`, and CSS
 * shows the notice that is the target of the address.
 */
export function NativeResult({ content }: { content: LeadFormContent }) {
  const hydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  // With JavaScript the form shows its own result, unless the visitor returns from a post without it.
  if (hydrated && !hash.startsWith('lead-')) return null
  return (
    <>
      <div id="lead-sent" className={styles.native} data-tone="success" tabIndex={-1}>
        <h3>{messages.leadSent.title}</h3>
        <p>{messages.leadSent.description}</p>
      </div>
      <div id="lead-invalid" className={styles.native} data-tone="error" tabIndex={-1}>
        <h3>{messages.leadInvalid.title}</h3>
        <p>{messages.leadInvalid.nativeDescription}</p>
        <ul>
          {rules(content).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div id="lead-failed" className={styles.native} data-tone="error" tabIndex={-1}>
        <h3>{messages.leadFailed.title}</h3>
        <p>
          {messages.leadFailed.description} <a href={site.phone.href}>{site.phone.display}</a>
        </p>
      </div>
    </>
  )
}
