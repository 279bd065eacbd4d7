import { guideLabels } from '../../../content/guides/labels.ts'
import { radon } from '../../../content/pages/radon-information.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { CostRange } from '../guides/CostRange.tsx'
import { Facts } from '../guides/Facts.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { HouseSection } from './HouseSection.tsx'
import styles from './Mitigation.module.css'

const { id, title, text, facts, range, othersTitle, others, professionals, help } = radon.mitigation

/** How to lower a high level, what it costs, and whom to ask. */
export function Mitigation() {
  return (
    <GuideSection id={id} title={title} lead={text} width="full">
      <div className={styles.parts}>
        <HouseSection />
        <div className={`tiles ${styles.money}`} data-min="large">
          <div className="column" data-gap="large">
            <CostRange {...range} />
            <p className={styles.help}>{help}</p>
          </div>
          <Facts facts={facts} />
        </div>
        <div className={`tiles ${styles.work}`} data-min="large">
          <Scene scene="radon-pipe" className="card" described />
          <Callout title={professionals.title}>
            <p>
              <Unbroken>{professionals.text}</Unbroken>
            </p>
            <ol className="rows numbered" data-gap="small" role="list">
              {professionals.questions.map((question) => (
                <li key={question}>
                  <span>
                    <Unbroken>{question}</Unbroken>
                  </span>
                </li>
              ))}
            </ol>
          </Callout>
        </div>
        <div className="folds">
          <h3 className={styles.others}>{othersTitle}</h3>
          <Fold label={`${othersTitle}: ${guideLabels.details}`}>
            <ul className="rows" data-columns role="list">
              {others.map((other) => (
                <li key={other}>{other}</li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </GuideSection>
  )
}
