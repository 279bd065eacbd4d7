import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { useNewsletterForm } from '../../../src/features/newsletter/use-newsletter-form.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Component } from '../../path-harness/component.ts'
import { actAsync, type } from '../../support/gestures.ts'
import { stubNetwork } from '../../support/network.ts'
import { type Expose, nextSnapshot, renderView } from '../../support/rendered.tsx'

const Submit = v.object({ email: v.string() })
const Edit = v.object({ failedCheck: v.string() })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('subscribed') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])

function Newsletter({ expose }: { expose: Expose }) {
  const { actor, ref, submit, edit } = useNewsletterForm()
  expose(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(String(new FormData(event.currentTarget).get('email')))
      }}
    >
      <input ref={ref} name="email" aria-label="Email" onChange={({ target }) => edit(target.value)} />
      <button type="submit" disabled={busy}>
        Subscribe
      </button>
    </form>
  )
}

export const component: Component = {
  mount: async () => {
    const network = stubNetwork()
    const { get, ...rendered } = await renderView((expose) => <Newsletter expose={expose} />)
    const input = get<HTMLInputElement>('input')
    return {
      ...rendered,
      inexact: ['failedCheck'],
      gestures: {
        'newsletter.submit': async (event) => {
          const { email } = v.parse(Submit, event)
          if (input.value !== email) await type(input, email)
          await actAsync(() => get('button').click())
        },
        'newsletter.edit': (event) =>
          type(input, v.parse(Edit, event).failedCheck ? 'grace@' : 'grace@example.com'),
      },
      settle: {
        subscribe: async (outcome) => {
          const request = await network.request('/functions/v1/newsletter-subscribe')
          const settled = v.parse(Outcome, outcome)
          await actAsync(() => {
            const next = nextSnapshot(rendered.actor)
            if ('error' in settled) request.fail()
            else if (settled.output.outcome === 'subscribed') request.answer(success({}))
            else request.answer(failure('invalid', { email: settled.output.message }))
            return next
          })
        },
      },
    }
  },
}
