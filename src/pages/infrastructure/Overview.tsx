import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Claims } from './Claims.tsx'
import { PartTitle } from './PartTitle.tsx'
import sections from './Sections.module.css'

const { text, claims, ...part } = infrastructure.sections.overview

export function Overview() {
  return (
    <div className={`split ${sections.opening}`} data-columns="1:1">
      <PartTitle {...part} />
      <div className="column" data-gap="large">
        <p className="lead">{text}</p>
        <Claims claims={claims} />
      </div>
    </div>
  )
}
