import { useCallback } from 'react'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type { LeadRequest } from '../../../machines/lead.ts'
import { useCampaign } from '../attribution/use-campaign.ts'
import { useFunnel } from '../funnel/use-funnel.ts'
import { buildLead } from './build-lead.ts'
import { sendLead } from './send-lead.ts'
import { useLeadForm } from './use-lead-form.ts'

const TOASTS = {
  sent: messages.leadSent,
  failed: {
    ...messages.leadFailed,
    link: { label: `Call ${site.phone.display}`, href: site.phone.href },
  },
}

/** A visitor's lead form. */
export function useVisitorsForm(content: LeadFormContent) {
  const inspect = useFunnel(content.id)
  const readCampaign = useCampaign()
  const send = useCallback(
    (request: LeadRequest, signal: AbortSignal) =>
      sendLead(
        buildLead(content, request, {
          pageOpenedAt: request.pageOpenedAt,
          formStartedAt: request.formStartedAt,
          now: Date.now(),
          page: window.location.pathname,
          referrer: document.referrer,
          userAgent: navigator.userAgent,
          campaign: readCampaign(),
        }),
        content.fields.map(({ name }) => name),
        signal,
      ),
    [content, readCampaign],
  )
  return { ...useLeadForm(content, { send, inspect, toasts: TOASTS, keptAs: content.id }), inspect }
}
