import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { PartTitle } from './PartTitle.tsx'

const { text, claims, ...part } = infrastructure.sections.overview

export function Overview() {
  return (
    <div className="split">
      <Split columns="1:1">
        <PartTitle {...part} />
        <p className="lead">{text}</p>
      </Split>
      <ul className="split" data-columns="1:1" role="list">
        {claims.map((claim) => (
          <li key={claim.label} className="ruled-above">
            <Stat {...claim} size="small" />
          </li>
        ))}
      </ul>
    </div>
  )
}
