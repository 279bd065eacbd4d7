/** Keeps what is typed into a lead form for the tab, and puts it back when the visitor returns to the form. */
import { useMemo } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type { LeadFormContent } from '../../../content/forms.ts'
import type { LeadValues } from '../../../machines/lead.ts'
import { type DraftReading, leadDraft } from '../../../machines/lead-draft.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { dropDraft, keepDraft, keptDraft, NATIVE_SENT_ID, unsentDraft } from './draft.ts'
import { initialValues } from './initial-values.ts'

/** The form's values, as TanStack Form owns them. */
type Form = {
  state: { values: LeadValues }
  setFieldValue(name: string, value: string | boolean): void
  reset(): void
}

export function useLeadDraft(content: LeadFormContent, form: Form): ActorRefFrom<typeof leadDraft> {
  const machine = useMemo(
    () =>
      leadDraft.provide({
        actors: {
          readDraft: fromPromise<DraftReading>(async () => {
            // It was posted before the page answered.
            if (window.location.hash === `#${NATIVE_SENT_ID}`) dropDraft(content)
            const unsent = unsentDraft(content)
            return {
              kept: keptDraft(content),
              typed: changedValues(content, form),
              ...(unsent && { unsent }),
            }
          }),
        },
        actions: {
          fillFields: (_, { values }) => {
            for (const [name, value] of Object.entries(values))
              if (name in form.state.values) form.setFieldValue(name, value)
          },
          writeDraft: (_, draft) => keepDraft(content, draft),
          removeDraft: () => dropDraft(content),
          resetFields: () => form.reset(),
        },
      }),
    [content, form],
  )
  return useMachineActor(machine)
}

function changedValues(content: LeadFormContent, { state: { values } }: Form): LeadValues {
  const initial = initialValues(content)
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]) => {
      const now = values[name]
      return now === undefined || now === value ? [] : [[name, now]]
    }),
  )
}
