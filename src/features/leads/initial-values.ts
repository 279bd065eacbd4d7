import type { AnyFormContent } from '../../../content/forms.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
import { site } from '../../../content/site.ts'

/** A form's values before the visitor touches it, by field name. */
export function initialValues(content: AnyFormContent): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(content.fields.map(({ name }) => [name, ''])),
    [TRAP_FIELD]: '',
    ...(content.asksConsent
      ? { emailConsent: site.consent.email.preTicked, smsConsent: site.consent.sms.preTicked }
      : {}),
  }
}
