import { condos, records } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { PageHero } from '../../../ui/PageHero.tsx'
import { TowersFigure } from './TowersFigure.tsx'

const { eyebrow, title, lead, actions } = condos.hero

export function CondosHero() {
  return (
    <PageHero
      breadcrumb={<Breadcrumb {...records.breadcrumb} />}
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look="aside"
      tone="day"
      picture={<TowersFigure />}
    >
      <Actions actions={[actions.search, actions.talk]} />
    </PageHero>
  )
}
