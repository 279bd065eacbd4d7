import { createMemoryHistory } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import { contactForm } from '../../../content/forms.ts'
import { AttributionProvider } from '../../../src/features/attribution/AttributionProvider.tsx'
import { useLeadForm } from '../../../src/features/leads/use-lead-form.ts'
import { usePrefill } from '../../../src/features/leads/use-prefill.ts'
import { toasterPart } from '../../../src/ui/toast.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import { actAsync, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

const Submit = v.object({
  values: v.object({ message: v.string() }),
  failedChecks: v.record(v.string(), v.string()),
  freshId: v.picklist(['first', 'second', 'third']),
})
const Edit = v.object({ field: v.picklist(['phone', 'lastName']), message: v.string() })
const Prefill = v.object({
  texts: v.object({ message: v.string() }),
  values: v.object({ message: v.string() }),
})
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.variant('outcome', [
      v.object({ outcome: v.literal('stored'), id: v.string(), duplicate: v.boolean() }),
      v.object({ outcome: v.literal('invalid'), fields: v.record(v.string(), v.string()) }),
      v.object({ outcome: v.literal('conflict') }),
      v.object({ outcome: v.literal('refused') }),
      v.object({ outcome: v.literal('later'), afterMs: v.number() }),
      v.object({ outcome: v.literal('offline') }),
    ]),
  }),
])
const Retry = v.object({ retries: v.number(), afterMs: v.number() })
type Output = Extract<v.InferOutput<typeof Outcome>, { output: unknown }>['output']

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '403 555 0100' }

function Form({ expose }: { expose: Expose }) {
  const { form, actor, edit, prefill, another } = useLeadForm(contactForm)
  expose(actor)
  const element = useRef<HTMLFormElement>(null)
  usePrefill(contactForm, prefill, element)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {contactForm.fields.map(({ name }) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <input
              id={name}
              aria-label={name}
              value={String(state.value ?? '')}
              onChange={({ target }) => {
                handleChange(target.value)
                edit(name, target.value)
              }}
            />
          )}
        </form.Field>
      ))}
      <button type="submit" disabled={busy}>
        Send
      </button>
      <button type="button" id="another" onClick={another}>
        Send another
      </button>
    </form>
  )
}

/** What the server function answers, made by its own code. */
function answerOf(output: Output): Response {
  if (output.outcome === 'stored') return success({ id: output.id, duplicate: output.duplicate })
  if (output.outcome === 'invalid') return failure('invalid', output.fields)
  // Ours never asks for a pause; a gateway in front of it may.
  if (output.outcome === 'later')
    return new Response(null, { status: 429, headers: { 'retry-after': String(output.afterMs / 1000) } })
  return failure(output.outcome === 'conflict' ? 'conflict' : 'unsupported_type')
}

export const component: Component = {
  mount: async () => {
    stubBrowser()
    const network = stubNetwork()
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await toasterPart.load()
    const { get, follow, ...rendered } = await renderRouted(
      createMemoryHistory({ initialEntries: ['/contact'] }),
      (expose) => (
        <AttributionProvider>
          <Form expose={expose} />
        </AttributionProvider>
      ),
    )
    const fill = async (name: string, text: string) => {
      const input = get<HTMLInputElement>(`#${name}`)
      if (input.value !== text) await type(input, text)
    }
    await fill('lastName', ADA.lastName)
    return {
      ...rendered,
      inexact: ['values', 'failedChecks', 'freshId', 'message', 'at'],
      gestures: {
        'lead.submit': async (event) => {
          const { values, failedChecks, freshId } = v.parse(Submit, event)
          // A form that was just sent is empty: pressing the button is enough to leave the telephone out.
          if ('phone' in failedChecks) await fill('phone', '')
          else
            for (const [name, text] of Object.entries({ ...ADA, message: values.message }))
              await fill(name, text)
          vi.spyOn(crypto, 'randomUUID').mockReturnValue(`${freshId}-0-0-0-0`)
          await actAsync(() => get('button[type=submit]').click())
        },
        'lead.edit': (event) => {
          const { field, message } = v.parse(Edit, event)
          const wrong = field === 'phone' ? '403 5' : ''
          return type(get<HTMLInputElement>(`#${field}`), message ? wrong : ADA[field])
        },
        'lead.another': () => actAsync(() => get('#another').click()),
        'connection.restored': () =>
          actAsync(() => {
            connection.mockReturnValue(true)
            window.dispatchEvent(new Event('online'))
          }),
        'lead.prefill': async (event) => {
          const { texts, values } = v.parse(Prefill, event)
          if (values.message) await fill('message', values.message)
          // By way of a page without a message: the same address once more would change nothing.
          await follow()
          await follow(`?${new URLSearchParams(texts)}`)
        },
      },
      settle: {
        sendLead: async (outcome) => {
          const request = await network.request('/functions/v1/send-lead-email')
          const settled = v.parse(Outcome, outcome)
          await actAsync(() => {
            const next = nextSnapshot(rendered.actor)
            const offline = 'output' in settled && settled.output.outcome === 'offline'
            if (offline) connection.mockReturnValue(false)
            if ('error' in settled || offline) request.fail()
            else request.answer(answerOf(settled.output))
            return next
          })
        },
        pause: async () => {
          const { retries, afterMs } = v.parse(Retry, rendered.actor.getSnapshot().context)
          const milliseconds = Math.max([0, 1000, 2000, 4000][retries] ?? 0, afterMs)
          const before = rendered.taken.length
          await actAsync(() => vi.advanceTimersByTime(milliseconds - 1))
          expect(rendered.taken).toHaveLength(before)
          await actAsync(() => vi.advanceTimersByTime(1))
        },
      },
    }
  },
}
