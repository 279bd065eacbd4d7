import * as v from 'valibot'
import { usePasswordAdvice } from '../../../src/features/auth/use-password-advice.ts'
import type { Component } from '../../path-harness/component.ts'
import { type } from '../../support/gestures.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { PASSWORDS, Typed } from '../shared/advised-passwords.ts'

function Field({ expose }: { expose: Expose }) {
  const { actor, type } = usePasswordAdvice()
  expose(actor)
  return (
    <input aria-label="Password" onInput={(event) => type(event.currentTarget.value, 'ada@example.com')} />
  )
}

export const component: Component = {
  mount: async () => {
    const { get, ...rendered } = await renderView((expose) => <Field expose={expose} />)
    return {
      ...rendered,
      gestures: {
        'password.typed': async (event) => {
          const { advice } = v.parse(Typed, event)
          await type(get<HTMLInputElement>('input'), advice ? PASSWORDS[advice] : '')
        },
      },
      settle: {},
    }
  },
}
