import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { PartTitle } from './PartTitle.tsx'
import styles from './Sections.module.css'

const { text, claims, ...part } = infrastructure.sections.overview

export function Overview() {
  return (
    <Split columns="1:1">
      <div className={`split ${styles.words}`}>
        <PartTitle {...part} />
        <p className="lead">{text}</p>
      </div>
      <ul className={`split ${styles.claims}`} role="list">
        {claims.map((claim) => (
          <li key={claim.label} className="ruled-above">
            <Stat {...claim} size="small" />
          </li>
        ))}
      </ul>
    </Split>
  )
}
