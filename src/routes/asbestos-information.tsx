import { createFileRoute } from '@tanstack/react-router'
import { asbestos } from '../../content/pages/asbestos-information.ts'
import { Costs } from '../features/guides/asbestos/Costs.tsx'
import { EraTimeline } from '../features/guides/asbestos/EraTimeline.tsx'
import { Health } from '../features/guides/asbestos/Health.tsx'
import { Locations } from '../features/guides/asbestos/Locations.tsx'
import { Removal } from '../features/guides/asbestos/Removal.tsx'
import { Safety } from '../features/guides/asbestos/Safety.tsx'
import { Testing } from '../features/guides/asbestos/Testing.tsx'
import { VisualCues } from '../features/guides/asbestos/VisualCues.tsx'
import { Closing } from '../features/guides/Closing.tsx'
import { Guide } from '../features/guides/Guide.tsx'
import { GuideHero } from '../features/guides/GuideHero.tsx'
import { GuideSection } from '../features/guides/GuideSection.tsx'
import { Prose } from '../features/guides/Prose.tsx'
import { Sources } from '../features/guides/Sources.tsx'
import { TwoSides } from '../features/guides/TwoSides.tsx'
import { Actions } from '../features/marketing/Actions.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/asbestos-information')({
  head: () => pageHead(import('../../content/pages/asbestos-information.ts')),
  component: AsbestosInformation,
})

const {
  hero,
  keyFigures,
  what,
  health,
  housing,
  locations,
  cues,
  testing,
  safety,
  removal,
  costs,
  realEstate,
} = asbestos
const sections = [what, health, housing, locations, cues, testing, safety, removal, costs, realEstate]

function AsbestosInformation() {
  return (
    <>
      <GuideHero hero={hero} keyFigures={keyFigures} scene="house-craftsman" look="arch" tone="sunk">
        <Actions actions={[hero.link]} />
      </GuideHero>
      <Guide sections={sections}>
        <GuideSection id={what.id} title={what.title}>
          <Prose paragraphs={what.paragraphs} opening />
        </GuideSection>
        <Health />
        <EraTimeline />
        <Locations />
        <VisualCues />
        <Testing />
        <Safety />
        <Removal />
        <Costs />
        <GuideSection id={realEstate.id} title={realEstate.title} width="wide">
          <TwoSides sides={[realEstate.buyers, realEstate.sellers]} />
        </GuideSection>
        <Sources sources={asbestos.sources} />
      </Guide>
      <Closing closing={asbestos.closing} related={asbestos.related} />
    </>
  )
}
