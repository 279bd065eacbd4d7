/** Keeps a lead form's input for the tab, and restores it when the visitor returns to the form. */
import { useMemo } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type { AnyFormContent } from '../../../content/forms.ts'
import { TRAP_FIELD } from '../../../content/screening.ts'
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

/** `id` is the draft's name. */
export function useLeadDraft(
  content: AnyFormContent,
  form: Form,
  id: string,
): ActorRefFrom<typeof leadDraft> {
  const machine = useMemo(
    () =>
      leadDraft.provide({
        actors: {
          readDraft: fromPromise<DraftReading>(async () => {
            // It was posted before the page answered.
            if (window.location.hash === `#${NATIVE_SENT_ID}`) dropDraft({ id })
            const unsent = unsentDraft({ id })
            return {
              kept: keptDraft({ id }),
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
          writeDraft: (_, draft) => keepDraft({ id }, draft),
          removeDraft: () => dropDraft({ id }),
          resetFields: () => form.reset(),
        },
      }),
    [content, form, id],
  )
  return useMachineActor(machine)
}

/** What the form holds and did not on arrival; nothing of the field that people do not see. */
export function changedValues(content: AnyFormContent, { state: { values } }: Form): LeadValues {
  const { [TRAP_FIELD]: _, ...initial } = initialValues(content)
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]) => {
      const now = values[name]
      return now === undefined || now === value ? [] : [[name, now]]
    }),
  )
}
