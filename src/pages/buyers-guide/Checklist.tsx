import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Checklist.module.css'

const { id, title, items } = buyersGuide.checklist

/** A printable checklist. */
export function Checklist() {
  return (
    <GuideSection id={id} title={title} width="wide">
      <ul className={`rows ${styles.sheet}`} data-between role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
