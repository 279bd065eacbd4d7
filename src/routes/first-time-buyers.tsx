import { createFileRoute } from '@tanstack/react-router'
import { firstTimeBuyers } from '../../content/pages/first-time-buyers.ts'
import styles from '../pages/first-time-buyers/Advisor.module.css'
import { BuyerTips } from '../pages/first-time-buyers/BuyerTips.tsx'
import { DownPayment } from '../pages/first-time-buyers/DownPayment.tsx'
import heroStyles from '../pages/first-time-buyers/FirstTimeHero.module.css'
import { Journey } from '../pages/first-time-buyers/Journey.tsx'
import { Programs } from '../pages/first-time-buyers/Programs.tsx'
import { Columns } from '../pages/guides/Columns.tsx'
import { Guide } from '../pages/guides/Guide.tsx'
import { GuideClosing } from '../pages/guides/GuideClosing.tsx'
import { GuideHero } from '../pages/guides/GuideHero.tsx'
import { GuideSection } from '../pages/guides/GuideSection.tsx'
import { Sources } from '../pages/guides/Sources.tsx'
import { pageHead } from '../seo/head.ts'
import { Actions } from '../ui/Actions.tsx'
import beside from '../ui/PageHeroBeside.module.css'
import { Scene } from '../ui/Scene.tsx'
import { Split } from '../ui/Split.tsx'

export const Route = createFileRoute('/first-time-buyers')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/first-time-buyers.ts')),
  component: FirstTimeBuyers,
})

const { hero, keyFigures, journey, programs, downPayment, alberta, advisor, tips } = firstTimeBuyers

function FirstTimeBuyers() {
  return (
    <>
      <GuideHero
        hero={hero}
        keyFigures={keyFigures}
        picture={<Scene scene="moving-day" loading="eager" />}
        look="backdrop"
        lags
        tone="light"
        className={`${beside.hero} ${heroStyles.hero}`}
      >
        <Actions actions={hero.actions} />
      </GuideHero>
      <Guide sections={[journey, programs, downPayment, alberta, advisor, tips]}>
        <Journey />
        <Programs />
        <DownPayment />
        <GuideSection id={alberta.id} title={alberta.title} width="full">
          <Columns items={alberta.points} />
        </GuideSection>
        <GuideSection id={advisor.id} title={advisor.title} width="full">
          <Split columns="7:5">
            <div className={`card screen-only ${styles.house}`}>
              <Scene scene={advisor.scene} className="cover" />
            </div>
            <ul className={styles.points} role="list">
              {advisor.points.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="subheading">{title}</h3>
                  <p className="secondary">{text}</p>
                </li>
              ))}
            </ul>
          </Split>
        </GuideSection>
        <BuyerTips />
        <Sources sources={firstTimeBuyers.sources} />
      </Guide>
      <GuideClosing
        closing={firstTimeBuyers.closing}
        related={firstTimeBuyers.related}
        scene="fresh-paint"
        side="left"
        tone="sunk"
      />
    </>
  )
}
