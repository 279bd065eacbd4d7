import { radon } from '../../../content/pages/radon-information.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { AirBox } from './AirBox.tsx'
import styles from './LevelScale.module.css'

const { id, title, text, unit, guideline, guidelineLabel, key, bands } = radon.levels

/** The middle of a band; for one without an upper end, 1.5 times its start. */
const typical = (from: number, to: number | null) => (to === null ? from * 1.5 : (from + to) / 2)

/** The three bands on a scale of becquerels, each with a drawing of a cubic metre of its air. */
export function LevelScale() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide" stacked main>
      <ol className={styles.scale} role="list">
        {bands.map(({ level, from, to, label, meaning, action }) => (
          <li key={level} data-level={level}>
            <div className={styles.air}>
              <AirBox decays={typical(from, to)} />
            </div>
            <div className={styles.ruler} data-open={to === null || undefined} aria-hidden="true">
              <span>{from}</span>
              {from === guideline && <strong>{guidelineLabel}</strong>}
            </div>
            <div className={`stack ${styles.words}`} data-gap="small">
              <p className="figure">
                {label} <small className="note">{unit}</small>
              </p>
              <h3>{level}</h3>
              <p className="secondary">{meaning}</p>
              <p className="secondary">{action}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`note ${styles.key}`}>{key}</p>
    </GuideSection>
  )
}
