/** Runs a lead form's machine. TanStack Form owns the field values, the machine everything else. */
import { useForm } from '@tanstack/react-form'
import { useCallback, useMemo } from 'react'
import { fromPromise, type InspectionEvent } from 'xstate'
import { LEAD_SENDING } from '../../../content/constants.ts'
import type { AnyFormContent } from '../../../content/forms.ts'
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
import { showToast, type ToastMessage } from '../../ui/toast.ts'
import { keptSubmissionId } from './draft.ts'
import { initialValues } from './initial-values.ts'
import { changedValues, useLeadDraft } from './use-lead-draft.ts'

type Options = {
  send: (request: LeadRequest, signal: AbortSignal) => Promise<LeadAnswer>
  toasts: Readonly<Record<'sent' | 'failed', Omit<ToastMessage, 'tone'>>>
  /** The draft's name. */
  keptAs: string
  inspect?: (event: InspectionEvent) => void
}

/** The options stay the same. */
export function useLeadForm(content: AnyFormContent, { send, toasts, keptAs, inspect }: Options) {
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
  const draft = useLeadDraft(content, form, keptAs)

  const machine = useMemo(
    () =>
      leadForm.provide({
        actors: {
          sendLead: fromPromise<LeadAnswer, LeadRequest>(({ input, signal }) => send(input, signal)),
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
          keepSubmissionId: (_, { submissionId }) =>
            draft.send({ type: 'draft.submitted', submissionId, values: changedValues(content, form) }),
          clearFields: () => {
            form.reset()
            draft.send({ type: 'draft.sent' })
          },
          notifySuccess: () => showToast({ tone: 'success', ...toasts.sent }),
          notifyFailure: () => showToast({ tone: 'error', ...toasts.failed }),
        },
      }),
    [content, form, draft, send, toasts],
  )
  const input = useMemo(
    () => ({ pageOpenedAt: Date.now(), submissionId: keptSubmissionId({ id: keptAs }) }),
    [keptAs],
  )
  const actor = useMachineActor(machine, { input, ...(inspect && { inspect }) })

  return {
    form,
    actor,
    draft,
    /** Call when the visitor changes a field. */
    edit: (field: string, value: string | boolean) => {
      const message = check({ ...form.state.values, [field]: value })[field] ?? ''
      actor.send({ type: 'lead.edit', field, message, at: Date.now() })
      draft.send({ type: 'draft.changed', field, value })
    },
    /** Shows the empty form again after a lead was sent. */
    another: () => actor.send({ type: 'lead.another' }),
    /** Prefills fields by name without replacing typed input. */
    prefill: useCallback(
      (texts: Record<string, string>) =>
        actor.send({ type: 'lead.prefill', texts, values: form.state.values }),
      [actor, form],
    ),
  }
}
