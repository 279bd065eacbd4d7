import { desk } from '../../../content/pages/desk.ts'
import type { CaseState } from '../../../machines/lead-case.ts'
import { Badge } from '../../ui/Badge.tsx'
import { filled } from './words.ts'

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

/** What has become of a lead, and with whom. */
export function StateBadge({ state, owner }: { state: CaseState; owner: string | null }) {
  return (
    <Badge tone={TONES[state]}>
      {desk.states[state]}
      {owner && ` ${filled(desk.lead.owner, { owner })}`}
    </Badge>
  )
}
