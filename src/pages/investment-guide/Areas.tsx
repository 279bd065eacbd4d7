import { cad, percentRange } from '../../../content/formats.ts'
import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { AreaMap } from './AreaMap.tsx'
import styles from './Areas.module.css'
import { Highlights } from './Highlights.tsx'
import { YieldPlot } from './YieldPlot.tsx'

const { id, title, note, labels, items } = investmentGuide.areas

/**
 * The areas on a map and by price and yield, then each in detail, its yield first. Folded on a phone; elsewhere only
 * the highlights are, except those of the first area.
 */
export function Areas() {
  return (
    <GuideSection id={id} title={title} lead={note} tone="sunk" width="full">
      <div className="column" data-gap="large">
        <div className={`tiles ${styles.overview}`} data-min="large">
          <AreaMap />
          <YieldPlot />
        </div>
        <ul className={`ruled-columns ${styles.areas}`} data-closed role="list">
          {items.map(({ name, type, avgPrice, rentYield, highlights }, index) => (
            <li key={name}>
              <div className={`folds ${index ? 'column' : 'split'}`} data-columns="1:1">
                <div className={styles.area}>
                  <div>
                    <h3 className="subheading">
                      <span className="accent">{index + 1}</span> {name}
                    </h3>
                    <p className="note">{type}</p>
                  </div>
                  <dl className={`figures-first ${styles.facts}`}>
                    <div>
                      <dt>{labels.rentYield}</dt>
                      <dd>{percentRange(rentYield)}</dd>
                    </div>
                    <div>
                      <dt>{labels.avgPrice}</dt>
                      <dd>{cad(avgPrice)}</dd>
                    </div>
                  </dl>
                </div>
                <Highlights
                  label={`${name}: ${labels.highlights}`}
                  highlights={highlights}
                  open={index === 0}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </GuideSection>
  )
}
