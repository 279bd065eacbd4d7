/**
 * Which boxes are ticked at first, in every walk: as section 3 of the specification has them, because the content may
 * have them otherwise.
 */
import type * as siteModule from '../../content/site.ts'

export const FIRST_CONSENTS = { email: true, sms: false } as const

export function withFirstConsents({ site, ...rest }: typeof siteModule) {
  const { email, sms } = site.consent
  const consent = {
    email: { ...email, preTicked: FIRST_CONSENTS.email },
    sms: { ...sms, preTicked: FIRST_CONSENTS.sms },
  }
  return { ...rest, site: { ...site, consent: { ...site.consent, ...consent } } }
}
