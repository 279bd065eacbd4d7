import { createFileRoute } from '@tanstack/react-router'
import { radon } from '../../content/pages/radon-information.ts'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { GuideHero } from '../pages/guides/GuideHero.tsx'
import { GuideSection } from '../pages/guides/GuideSection.tsx'
import { Prose } from '../pages/guides/Prose.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { ChangingHands } from '../pages/radon-information/ChangingHands.tsx'
import { DecayChain } from '../pages/radon-information/DecayChain.tsx'
import styles from '../pages/radon-information/Hero.module.css'
import { LevelScale } from '../pages/radon-information/LevelScale.tsx'
import { Mitigation } from '../pages/radon-information/Mitigation.tsx'
import { TestingSteps } from '../pages/radon-information/TestingSteps.tsx'
import { WinterStreet } from '../pages/radon-information/WinterStreet.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import { Faqs } from '../ui/Faqs.ts'
import { HeroScene } from '../ui/HeroScene.tsx'

export const Route = createFileRoute('/radon-information')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/radon-information.ts')),
  component: RadonInformation,
})

const { hero, keyFigures, what, levels, calgary, testing, mitigation, property, faqs } = radon

function RadonInformation() {
  return (
    <>
      <GuideHero
        hero={hero}
        keyFigures={keyFigures}
        look="backdrop"
        className={styles.hero}
        picture={<HeroScene scene="hero-radon" height={1600} />}
      >
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide sections={[what, calgary, testing, levels, mitigation, property, faqs]}>
        <GuideSection id={what.id} title={what.title} notes={<DecayChain />}>
          <Prose paragraphs={what.paragraphs} opening />
        </GuideSection>
        <WinterStreet />
        <TestingSteps />
        <LevelScale />
        <Mitigation />
        <ChangingHands />
        <GuideSection id={faqs.id} title={faqs.title} width="wide">
          <Faqs items={faqs.items} />
        </GuideSection>
        <Sources sources={radon.sources} />
      </Guide>
      <GuideClosing
        closing={radon.closing}
        related={radon.related}
        scene="winter-house"
        side="left"
        tone="sunk"
      />
    </>
  )
}
