import { createMemoryHistory } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import { contactForm } from '../../../content/forms.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import type { LeadValues } from '../../../machines/lead.ts'
import { loadClient } from '../../../src/backend/load-client.ts'
import { AttributionProvider } from '../../../src/features/attribution/AttributionProvider.tsx'
import { useLeadForm } from '../../../src/features/leads/use-lead-form.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.object({
      kept: v.nullable(
        v.object({ values: v.record(v.string(), v.unknown()), submissionId: v.nullable(v.string()) }),
      ),
      typed: v.record(v.string(), v.union([v.string(), v.boolean()])),
    }),
  }),
])
const Changed = v.object({ field: v.string(), value: v.union([v.string(), v.boolean()]) })

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '403 555 0100' }
const DRAFT_KEY = 'northbow-draft-contact'
const FUNCTION = '/functions/v1/send-lead-email'

function Form({ typed, expose }: { typed: LeadValues; expose: Expose }) {
  const { form, draft, edit } = useLeadForm(contactForm)
  expose(draft)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(typed)) form.setFieldValue(name, value)
  }, [form, typed])
  const change = (name: string, value: string | boolean) => {
    form.setFieldValue(name, value)
    edit(name, value)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {contactForm.fields.map(({ name }) => (
        <form.Field key={name} name={name}>
          {({ state }) => (
            <input
              id={name}
              aria-label={name}
              value={String(state.value ?? '')}
              onChange={({ target }) => change(name, target.value)}
            />
          )}
        </form.Field>
      ))}
      {(['emailConsent', 'smsConsent'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {({ state }) => (
            <input
              id={name}
              aria-label={name}
              type="checkbox"
              checked={state.value === true}
              onChange={({ target }) => change(name, target.checked)}
            />
          )}
        </form.Field>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

/** What the form is about to find: what was kept, what was typed early, or a storage that is blocked. */
function prepare([first]: readonly Step[]): LeadValues {
  const outcome = v.parse(Outcome, first?.kind === 'settle' ? first.outcome : { error: 'none' })
  if ('error' in outcome) {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    })
    return {}
  }
  const { kept, typed } = outcome.output
  if (kept) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(kept))
  return typed
}

export const component: Component = {
  mount: async (steps) => {
    stubBrowser()
    const network = stubNetwork()
    await Promise.all([toasterPart.load(), loadClient()])
    const typed = prepare(steps)
    const { get, ...rendered } = await renderRouted(
      createMemoryHistory({ initialEntries: ['/contact'] }),
      (expose) => (
        <AttributionProvider>
          <Form typed={typed} expose={expose} />
        </AttributionProvider>
      ),
    )
    const answer = async (response: Response) => {
      const request = await network.request(FUNCTION)
      await actAsync(() => {
        const next = nextSnapshot(rendered.actor)
        request.answer(response)
        return next
      })
    }
    let sending = false
    const submit = async () => {
      if (sending)
        await actAsync(async () => (await network.request(FUNCTION)).answer(failure('unsupported_type')))
      const message = get<HTMLInputElement>('#message').value || 'About a condo'
      for (const [name, text] of Object.entries({ ...ADA, message }))
        await type(get<HTMLInputElement>(`#${name}`), text)
      await actAsync(() => get('button[type=submit]').click())
      sending = true
    }
    return {
      ...rendered,
      inexact: ['submissionId'],
      gestures: {
        'draft.changed': async (event) => {
          const { field, value } = v.parse(Changed, event)
          const input = get<HTMLInputElement>(`#${field}`)
          // What else was typed keeps the draft.
          const others = value === '' ? Object.keys(ADA) : []
          for (const name of others)
            if (get<HTMLInputElement>(`#${name}`).value) await type(get<HTMLInputElement>(`#${name}`), '')
          if (typeof value === 'string') await type(input, value)
          else await actAsync(() => input.click())
        },
        'draft.submitted': submit,
        'draft.sent': async () => {
          if (!sending) await submit()
          sending = false
          await answer(success({ id: 'lead-1', duplicate: false }))
        },
      },
      // It has read before a test can look.
      settle: { readDraft: async () => undefined },
    }
  },
}
