import { guideLabels } from '../../../content/guides/labels.ts'
import { Fold } from '../../ui/Fold.tsx'
import styles from './Statements.module.css'

/** Side by side, each in a few large words or a figure before its text, which is folded on a phone. */
export function Statements({ items }: { items: readonly { title: string; brief: string; text: string }[] }) {
  return (
    <ul className={`ruled-columns ${styles.statements}`} data-of={items.length} role="list" data-closed>
      {items.map(({ title, brief, text }) => (
        <li key={title} className="folds">
          <h3>
            <span className="eyebrow">{title}</span> <span className="subheading">{brief}</span>
          </h3>
          <Fold label={`${title}: ${guideLabels.details}`}>
            <p className="secondary">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
