import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { ADVICE } from '../../../content/password-advice.ts'
import type { passwordAdvice } from '../../../machines/password-advice.ts'
import styles from './PasswordAdvice.module.css'

/** What is said about a new password. It is there before there is something to say, so that it is announced. */
export function PasswordAdvice({ actor }: { actor: ActorRefFrom<typeof passwordAdvice> }) {
  const told = useSelector(actor, (snapshot) => snapshot.context.told)
  return (
    <span className={styles.advice} aria-live="polite">
      {told && ADVICE[told]}
    </span>
  )
}
