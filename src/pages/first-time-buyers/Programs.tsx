import { guideLabels } from '../../../content/guides/labels.ts'
import { firstTimeBuyers } from '../../../content/pages/first-time-buyers.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Programs.module.css'

const { id, title, note, items } = firstTimeBuyers.programs

/** Government programs for first-time buyers, each with its amount; the two with the most money come first and larger. */
export function Programs() {
  return (
    <GuideSection id={id} title={title} width="full">
      <ul className={`ruled-columns ${styles.programs}`} role="list" data-closed>
        {items.map(({ name, amount: [figure, rest], text }) => (
          <li key={name} className="folds">
            <h3 className="label">{name}</h3>
            <p className="accent">
              <span className="figure">{figure}</span> <span className="minor-heading">{rest}</span>
            </p>
            <Fold label={`${name}: ${guideLabels.details}`}>
              <p className="secondary">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
      <p className={`note ${styles.asOf}`}>
        <Unbroken>{note}</Unbroken>
      </p>
    </GuideSection>
  )
}
