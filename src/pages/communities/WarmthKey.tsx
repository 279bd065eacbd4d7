import { useId } from 'react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { short, WARMTH } from './price-scale.ts'
import styles from './WarmthKey.module.css'
import warmth from './warmth.module.css'
import { radius } from './zone-map.ts'

const { label, under, from: above } = communitiesPage.search.mapLegend

type Props = {
  /** The warmest step shown. */
  upTo?: number
}

/** The key to the lights' warmth. */
export function WarmthKey({ upTo = WARMTH.length }: Props) {
  const id = useId()
  return (
    <div className={styles.key}>
      <p id={id}>{label}</p>
      <ul role="list" className={warmth.warmth} aria-labelledby={id}>
        {[null, ...WARMTH].slice(0, upTo + 1).map((from, step) => (
          <li key={from}>
            <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
              <circle r={1.5 * radius(step)} data-warmth={step} />
            </svg>
            {rangeOf(step)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The range of assessments of one step. */
function rangeOf(step: number): string {
  const from = WARMTH[step - 1]
  return from === undefined ? under(short(WARMTH[0])) : above(short(from))
}
