import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { ADVICE } from '../../../content/password-advice.ts'
import type { passwordAdvice } from '../../../machines/password-advice.ts'
import styles from './PasswordAdvice.module.css'

/** Advice on a new password. Rendered before there is any, so that screen readers announce it. */
export function PasswordAdvice({ actor }: { actor: ActorRefFrom<typeof passwordAdvice> }) {
  const told = useSelector(actor, (snapshot) => snapshot.context.told)
  return (
    <span className={styles.advice} aria-live="polite">
      {told && ADVICE[told]}
    </span>
  )
}
