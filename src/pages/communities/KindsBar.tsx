import { type Assessment, KINDS, OTHER_KIND, percentages } from '../../../content/communities/assessments.ts'
import styles from './KindsBar.module.css'

const LABELS = new Map([...KINDS, OTHER_KIND].map(({ id, label }) => [id, label]))

/** Kinds of homes as parts of a bar, and in words below it. */
export function KindsBar(facts: Pick<Assessment, 'kinds' | 'homes'>) {
  const shares = percentages(facts)
  const ends = shares.map((_, index) => shares.slice(0, index).reduce((sum, { percent }) => sum + percent, 0))
  return (
    <div className={`column ${styles.root}`} data-gap="small">
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ id, percent }, index) => (
          <rect key={id} x={ends[index]} width={percent} height="4" data-kind={id} />
        ))}
      </svg>
      <ul role="list" className={`note ${styles.kinds}`}>
        {shares
          .filter(({ percent }) => percent > 0)
          .map(({ id, percent }) => (
            <li key={id}>
              <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                <rect width="10" height="10" rx="2" data-kind={id} />
              </svg>
              <strong>{percent}%</strong> {LABELS.get(id)}
            </li>
          ))}
      </ul>
    </div>
  )
}
