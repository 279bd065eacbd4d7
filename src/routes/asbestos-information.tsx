import { createFileRoute } from '@tanstack/react-router'
import { asbestos } from '../../content/pages/asbestos-information.ts'
import { Costs } from '../pages/asbestos-information/Costs.tsx'
import { EraTimeline } from '../pages/asbestos-information/EraTimeline.tsx'
import { Health } from '../pages/asbestos-information/Health.tsx'
import { Kinds } from '../pages/asbestos-information/Kinds.tsx'
import { LaboratoryTest } from '../pages/asbestos-information/LaboratoryTest.tsx'
import { Locations } from '../pages/asbestos-information/Locations.tsx'
import { Removal } from '../pages/asbestos-information/Removal.tsx'
import { Safety } from '../pages/asbestos-information/Safety.tsx'
import { VisualCues } from '../pages/asbestos-information/VisualCues.tsx'
import { ChapterScene } from '../pages/guides/ChapterScene.tsx'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { GuideHero } from '../pages/guides/GuideHero.tsx'
import { GuideSection } from '../pages/guides/GuideSection.tsx'
import { Prose } from '../pages/guides/Prose.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { TwoSides } from '../pages/guides/TwoSides.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { Scene } from '../ui/Scene.tsx'

export const Route = createFileRoute('/asbestos-information')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/asbestos-information.ts')),
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
      <GuideHero
        hero={hero}
        keyFigures={keyFigures}
        picture={<Scene scene="house-bungalow" loading="eager" />}
        look="arch"
        tone="sunk"
      >
        <Actions actions={[hero.link]} />
      </GuideHero>
      <Guide sections={sections}>
        <GuideSection id={what.id} title={what.title} notes={<Kinds />}>
          <Prose paragraphs={what.paragraphs} opening />
        </GuideSection>
        <Health />
        <EraTimeline />
        <Locations />
        <VisualCues />
        <LaboratoryTest />
        <Safety />
        <ChapterScene scene="containment-room" focus="ground" />
        <Removal />
        <Costs />
        <GuideSection
          id={realEstate.id}
          title={realEstate.title}
          width="wide"
          picture={<Scene scene="signing" className="card cover" described />}
        >
          <TwoSides sides={[realEstate.buyers, realEstate.sellers]} />
        </GuideSection>
        <Sources sources={asbestos.sources} />
      </Guide>
      <GuideClosing closing={asbestos.closing} related={asbestos.related} scene="split-level" />
    </>
  )
}
