import type { Trace } from '../../../machines/kit/trace.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Why the tests walk a path; journeys, which are written by hand, stand out. */
export function PathKind({ kind }: Pick<Trace, 'kind'>) {
  return <Badge tone={kind === 'journey' ? 'gold' : 'neutral'}>{kind}</Badge>
}
