import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Stat } from '../../ui/Stat.tsx'

const { text, claims } = infrastructure.sections.overview

export function Overview() {
  return (
    <div className="tiles" data-min="large">
      <p className="lead">{text}</p>
      <ul className="rows" data-between role="list">
        {claims.map((claim) => (
          <li key={claim.label}>
            <Stat {...claim} size="large" />
          </li>
        ))}
      </ul>
    </div>
  )
}
