import { weeks } from '../../../content/formats.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Journey.module.css'
import { RouteProfile } from './RouteProfile.tsx'

const { id, title, text, steps, timeLabel, costLabel, bringTitle } = firstTimeBuyers.journey

/** Five connected steps, each with its time, its cost and what to bring. */
export function Journey() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide">
      <RouteProfile />
      <ol className={styles.journey} role="list">
        {steps.map(({ number, title, weeks: range, cost, text, bring }) => (
          <li key={title}>
            <span className={`node ${styles.node}`} aria-hidden="true">
              {number}
            </span>
            <div className={`stack ${styles.step}`} data-gap="small">
              <h3 className="subheading">{title}</h3>
              <p className="secondary">
                <Unbroken>{text}</Unbroken>
              </p>
            </div>
            <div className={`tiles ${styles.details}`} data-min="small">
              <dl>
                <div>
                  <dt>{timeLabel}</dt>
                  <dd className="strong">{weeks(range)}</dd>
                </div>
                <div>
                  <dt>{costLabel}</dt>
                  <dd className="strong">
                    <Unbroken>{cost}</Unbroken>
                  </dd>
                </div>
              </dl>
              <div className={`folds ${styles.bring}`}>
                <h4>{bringTitle}</h4>
                <Fold label={`${bringTitle}: ${title}`}>
                  <ul role="list">
                    {bring.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </Fold>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}
