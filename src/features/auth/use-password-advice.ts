import { adviceOn } from '../../../content/password-advice.ts'
import { passwordAdvice } from '../../../machines/password-advice.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** Advice on a new password while it is typed. */
export function usePasswordAdvice() {
  const actor = useMachineActor(passwordAdvice)
  return {
    actor,
    /** `email` is the address that it should not repeat. */
    type: (password: string, email: string) =>
      actor.send({ type: 'password.typed', advice: adviceOn(password, email) }),
  }
}
