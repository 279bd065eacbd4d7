import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { LastMove } from '../../../machines/desk.ts'
import type { deskLead } from '../../../machines/desk-lead.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'

const { problems } = desk.lead
const DONE: Readonly<Record<string, string>> = desk.done

/** Why the last press did nothing. Apart from the buttons, which begin anew: it is said once. */
export function MoveProblem({ actor }: { actor: ActorRefFrom<typeof deskLead> }) {
  const { problem, last } = useSelector(actor, ({ context }) => context)
  if (!problem) return null
  return (
    <p className="notice" data-tone="error" role="alert">
      {problem === 'stale' ? whyStale(last) : problems[problem]}
    </p>
  )
}

/** Who was faster. */
function whyStale(last: LastMove | null): string {
  if (!last) return problems.staleByNobody
  const { event, by, mine, owner } = last
  if (mine) return filled(problems.staleByMe, { done: filled(DONE[event] ?? event, { owner: owner ?? '' }) })
  return by ? filled(problems.stale, { owner: by }) : problems.staleByNobody
}
