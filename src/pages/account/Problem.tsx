import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { account as content } from '../../../content/pages/account.ts'
import type { account as machine } from '../../../machines/account.ts'
import type { AccountProblem } from '../../../machines/account-data.ts'
import { Callout } from '../../ui/Callout.tsx'

type Props = { actor: ActorRefFrom<typeof machine>; of: NonNullable<AccountProblem> }

/** A failure, shown beside the control that caused it. */
export function Problem({ actor, of }: Props) {
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (problem !== of) return null
  const { title, text } = content.problems[of]
  return (
    <div role="alert">
      <Callout tone="danger" level={3} title={title}>
        <p>{text}</p>
      </Callout>
    </div>
  )
}
