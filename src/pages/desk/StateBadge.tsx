import { desk } from '../../../content/pages/desk.ts'
import type { CaseState } from '../../../machines/lead-case.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { Badge } from '../../ui/Badge.tsx'

const TONES = {
  held: 'error',
  new: 'warning',
  claimed: 'neutral',
  contacted: 'neutral',
  meeting: 'neutral',
  client: 'success',
  lost: 'neutral',
  junk: 'neutral',
} as const satisfies Record<CaseState, string>

/** A lead's state, and its owner. */
export function StateBadge({ state, owner }: { state: CaseState; owner: string | null }) {
  return (
    <Badge tone={TONES[state]}>
      <span>
        {desk.states[state]}
        {owner && ` ${filled(desk.lead.owner, { owner })}`}
      </span>
    </Badge>
  )
}
