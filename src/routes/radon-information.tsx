import { createFileRoute } from '@tanstack/react-router'
import { radon } from '../../content/pages/radon-information.ts'
import { Closing } from '../features/guides/Closing.tsx'
import { Guide } from '../features/guides/Guide.tsx'
import { GuideHero } from '../features/guides/GuideHero.tsx'
import { GuideSection } from '../features/guides/GuideSection.tsx'
import { Ledger } from '../features/guides/Ledger.tsx'
import { Prose } from '../features/guides/Prose.tsx'
import { Questions } from '../features/guides/Questions.tsx'
import { LevelScale } from '../features/guides/radon/LevelScale.tsx'
import { Mitigation } from '../features/guides/radon/Mitigation.tsx'
import { Testing } from '../features/guides/radon/Testing.tsx'
import { Sources } from '../features/guides/Sources.tsx'
import { TwoSides } from '../features/guides/TwoSides.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/radon-information')({
  head: () => pageHead(import('../../content/pages/radon-information.ts')),
  component: RadonInformation,
})

const { hero, keyFigures, what, levels, calgary, testing, mitigation, property, faqs } = radon

function RadonInformation() {
  return (
    <>
      <GuideHero hero={hero} keyFigures={keyFigures} scene="winter-house" look="night" tone="dark" />
      <Guide sections={[what, levels, calgary, testing, mitigation, property, faqs]}>
        <GuideSection id={what.id} title={what.title}>
          <Prose paragraphs={what.paragraphs} opening />
        </GuideSection>
        <LevelScale />
        <GuideSection id={calgary.id} title={calgary.title} width="wide">
          <Ledger items={calgary.points} />
        </GuideSection>
        <Testing />
        <Mitigation />
        <GuideSection id={property.id} title={property.title} tone="sunk" width="wide">
          <TwoSides sides={[radon.buying, radon.selling]} />
        </GuideSection>
        <Questions faqs={faqs} />
        <Sources sources={radon.sources} />
      </Guide>
      <Closing closing={radon.closing} related={radon.related} />
    </>
  )
}
