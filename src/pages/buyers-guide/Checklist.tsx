import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { ChapterScene } from '../guides/ChapterScene.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Checklist.module.css'

const { id, title, items } = buyersGuide.checklist

/** A printable checklist, which lies on the upper edge of a picture of an inspection. */
export function Checklist() {
  return (
    <>
      <GuideSection id={id} title={title} width="full">
        <ul className={styles.sheet} role="list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <ChapterScene scene="attic-check" focus="ground" />
    </>
  )
}
