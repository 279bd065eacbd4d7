import { auth as content } from '../../../content/pages/auth.ts'
import type { ResetProblem } from '../../../machines/password-reset.ts'
import { focusOnMount } from '../../browser/focus.ts'
import { Callout } from '../../ui/Callout.tsx'

export type AuthAlertProps = {
  problem: ResetProblem
  /** The title above the provider's message. */
  refused: string
  level: 2 | 3
}

/** The error, inside the form (section 8). Takes focus when it appears. */
export function AuthAlert({ problem, refused, level }: AuthAlertProps) {
  if (!problem) return null
  const { title, text } = wordsFor(problem, refused)
  return (
    <div ref={focusOnMount} role="alert" tabIndex={-1}>
      <Callout tone="danger" level={level} title={title}>
        <p>{text}</p>
      </Callout>
    </div>
  )
}

function wordsFor(problem: NonNullable<ResetProblem>, refused: string): { title: string; text: string } {
  switch (problem.kind) {
    case 'refused':
      return { title: refused, text: problem.message }
    case 'unreachable':
      return content.unreachable
    case 'dead':
    case 'elsewhere':
      return content.reset[problem.kind]
  }
}
