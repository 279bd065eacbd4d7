import { tools } from '../../../content/pages/tools.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './ExternalTools.module.css'
import { ToolDrawing } from './ToolDrawing.tsx'

const { title, columns, items } = tools.external
const [question, tool, atHand] = columns

/** Questions, each with a drawing, the external tool that answers it and what to have ready. */
export function ExternalTools() {
  return (
    <Section labelledBy="questions-title">
      <SectionHeading id="questions-title" title={title} />
      <div className={`label ${styles.columns}`} aria-hidden="true">
        <span>{question}</span>
        <span>{tool}</span>
        <span>{atHand}</span>
      </div>
      <ul className={`rows ${styles.questions}`} data-strong data-closed role="list">
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <ToolDrawing tool={item.id} className={styles.drawing} />
            <h3 className="subheading">{item.question}</h3>
            <ArrowLink destination={item.link}>{item.link.label}</ArrowLink>
            <p className="secondary">
              <strong>{atHand}: </strong>
              {item.atHand}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
