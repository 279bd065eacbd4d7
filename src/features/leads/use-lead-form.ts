/** Runs a lead form's machine. TanStack Form owns the field values, the machine everything else. */
import { useForm } from '@tanstack/react-form'
import { useCallback, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { LEAD_SENDING } from '../../../content/constants.ts'
import type { LeadFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import type {
  ConnectionRestored,
  LeadAnswer,
  LeadRequest,
  LeadValues,
  Retry,
} from '../../../machines/lead.ts'
import { leadForm } from '../../../machines/lead-form.ts'
import { checkFields } from '../../../supabase/functions/_shared/lead/fields.ts'
import { whenOnline } from '../../browser/connection.ts'
import { pause } from '../../browser/pause.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'
import { showToast } from '../../ui/toast.ts'
import { useCampaign } from '../attribution/use-campaign.ts'
import { useFunnel } from '../funnel/use-funnel.ts'
import { buildLead } from './build-lead.ts'
import { keptSubmissionId } from './draft.ts'
import { initialValues } from './initial-values.ts'
import { sendLead } from './send-lead.ts'
import { useLeadDraft } from './use-lead-draft.ts'

export function useLeadForm(content: LeadFormContent) {
  const inspect = useFunnel(content.id)
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
  const draft = useLeadDraft(content, form)

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
              content.fields.map(({ name }) => name),
              signal,
            ),
          ),
          pause: fromPromise<void, Retry>(({ input: { retry, afterMs }, signal }) =>
            pause(
              Math.max(LEAD_SENDING.retryDelaysMs[retry - 1] ?? LEAD_SENDING.laterDelayMs, afterMs),
              signal,
            ),
          ),
          watchConnection: watcher<ConnectionRestored>((report) =>
            whenOnline(() => report({ type: 'connection.restored' })),
          ),
        },
        actions: {
          fillFields: (_, { texts }) => {
            for (const [name, text] of Object.entries(texts)) form.setFieldValue(name, text)
          },
          keepSubmissionId: (_, { submissionId }) => draft.send({ type: 'draft.submitted', submissionId }),
          clearFields: () => {
            form.reset()
            draft.send({ type: 'draft.sent' })
          },
          notifySuccess: () => showToast({ tone: 'success', ...messages.leadSent }),
          notifyFailure: () =>
            showToast({
              tone: 'error',
              ...messages.leadFailed,
              link: { label: `Call ${site.phone.display}`, href: site.phone.href },
            }),
        },
      }),
    [content, form, draft, readCampaign],
  )
  const input = useMemo(
    () => ({ pageOpenedAt: Date.now(), submissionId: keptSubmissionId(content) }),
    [content],
  )
  const actor = useMachineActor(machine, { input, inspect })

  return {
    form,
    actor,
    inspect,
    draft,
    /** Call when the visitor changes a field. */
    edit: (field: string, value: string | boolean) => {
      const message = check({ ...form.state.values, [field]: value })[field] ?? ''
      actor.send({ type: 'lead.edit', field, message, at: Date.now() })
      draft.send({ type: 'draft.changed', field, value })
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
