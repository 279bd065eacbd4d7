/** Brings the lead form machine to life: TanStack Form holds the values, the machine everything else. */
import { useForm } from '@tanstack/react-form'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import { type LeadAnswer, type LeadRequest, type LeadValues, leadForm } from '../../../machines/lead-form.ts'
import { checkFields } from '../../../supabase/functions/_shared/lead/fields.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { showToast } from '../../ui/toast.ts'
import { useCampaign } from '../attribution/use-campaign.ts'
import { buildLead } from './build-lead.ts'
import { sendLead } from './send-lead.ts'

export function useLeadForm(content: LeadFormContent) {
  const readCampaign = useCampaign()
  const visit = useRef({ pageOpenedAt: 0, formStartedAt: null as number | null })
  useEffect(() => {
    visit.current.pageOpenedAt = Date.now()
  }, [])

  const check = (values: LeadValues) => checkFields(content.source, values)
  const form = useForm({
    defaultValues: initialValues(content),
    onSubmit: ({ value }) =>
      actor.send({
        type: 'lead.submit',
        values: value,
        failedChecks: check(value),
        freshId: crypto.randomUUID(),
      }),
  })

  const machine = useMemo(
    () =>
      leadForm.provide({
        actors: {
          sendLead: fromPromise<LeadAnswer, LeadRequest>(({ input, signal }) =>
            sendLead(
              buildLead(content, input, {
                ...visit.current,
                now: Date.now(),
                page: window.location.pathname,
                referrer: document.referrer,
                userAgent: navigator.userAgent,
                campaign: readCampaign(),
              }),
              signal,
            ),
          ),
        },
        actions: {
          thank: () => {
            form.reset()
            visit.current.formStartedAt = null
            showToast({ tone: 'success', ...messages.leadSent })
          },
          apologise: () =>
            showToast({
              tone: 'error',
              ...messages.leadFailed,
              link: { label: `Call ${site.phone.display}`, href: site.phone.href },
            }),
        },
      }),
    [content, form, readCampaign],
  )
  const actor = useMachineActor(machine)

  return {
    form,
    actor,
    /** A field was changed: it counts as the form's start, and a failed field is checked again. */
    edit: (field: string, value: string | boolean) => {
      visit.current.formStartedAt ??= Date.now()
      const message = check({ ...form.state.values, [field]: value })[field] ?? ''
      actor.send({ type: 'lead.edit', field, message })
    },
  }
}

function initialValues(content: LeadFormContent): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(content.fields.map(({ name }) => [name, ''])),
    ...(content.asksConsent
      ? { emailConsent: site.consent.email.preTicked, smsConsent: site.consent.sms.preTicked }
      : {}),
  }
}
