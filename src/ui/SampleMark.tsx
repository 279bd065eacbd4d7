import { SAMPLE_MARK } from '../../content/sample-mark.ts'
import { Badge } from './Badge.tsx'

/** Beside what stands in for a person or a home, until the content has a real one. */
export function SampleMark() {
  return (
    <span data-sample>
      <Badge>{SAMPLE_MARK}</Badge>
    </span>
  )
}
