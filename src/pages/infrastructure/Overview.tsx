import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Split } from '../../ui/Split.tsx'
import { Claims } from './Claims.tsx'
import { PartTitle } from './PartTitle.tsx'

const { text, claims, ...part } = infrastructure.sections.overview

export function Overview() {
  return (
    <Split columns="1:1">
      <PartTitle {...part} />
      <div className="column" data-gap="large">
        <p className="lead">{text}</p>
        <Claims claims={claims} />
      </div>
    </Split>
  )
}
