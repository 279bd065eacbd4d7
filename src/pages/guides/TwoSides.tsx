import { guideLabels } from '../../../content/guides/labels.ts'
import { Fold } from '../../ui/Fold.tsx'
import styles from './TwoSides.module.css'

type Side = { title: string; points: readonly string[]; id?: string }

/** Two numbered lists side by side, such as advice for buyers and for sellers; folded on a phone. */
export function TwoSides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className={`ruled-columns ${styles.sides}`} data-min="large">
      {sides.map(({ title, points, id }) => (
        <div key={title} id={id} className="folds">
          <h3 className="subheading">{title}</h3>
          <Fold label={`${title}: ${guideLabels.details}`}>
            <ol className="rows numbered" role="list">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </Fold>
        </div>
      ))}
    </div>
  )
}
