/** Runs a lead form's machine. TanStack Form owns the field values, the machine everything else. */
import { useForm } from '@tanstack/react-form'
import { useCallback, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
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
                pageOpenedAt: input.pageOpenedAt,
                formStartedAt: input.formStartedAt,
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
          fillFields: (_, { texts }) => {
            for (const [name, text] of Object.entries(texts)) form.setFieldValue(name, text)
          },
          clearFields: () => form.reset(),
          notifySuccess: () => showToast({ tone: 'success', ...messages.leadSent }),
          notifyFailure: () =>
            showToast({
              tone: 'error',
              ...messages.leadFailed,
              link: { label: `Call ${site.phone.display}`, href: site.phone.href },
            }),
        },
      }),
    [content, form, readCampaign],
  )
  // The actor uses only the first input, so this is the time at which the page opened.
  const actor = useMachineActor(machine, { input: { pageOpenedAt: Date.now() } })

  return {
    form,
    actor,
    /** Call when the visitor changes a field. */
    edit: (field: string, value: string | boolean) => {
      const message = check({ ...form.state.values, [field]: value })[field] ?? ''
      actor.send({ type: 'lead.edit', field, message, at: Date.now() })
    },
    /** Shows the empty form again after a lead was sent. */
    another: () => actor.send({ type: 'lead.another' }),
    /** Prefills fields, by field name, without replacing what the visitor typed. */
    prefill: useCallback(
      (texts: Record<string, string>) =>
        actor.send({ type: 'lead.prefill', texts, values: form.state.values }),
      [actor, form],
    ),
  }
}

function initialValues(content: LeadFormContent): Record<string, string | boolean> {
  return {
    ...Object.fromEntries(content.fields.map(({ name }) => [name, ''])),
    [TRAP_FIELD]: '',
    ...(content.asksConsent
      ? { emailConsent: site.consent.email.preTicked, smsConsent: site.consent.sms.preTicked }
      : {}),
  }
}
