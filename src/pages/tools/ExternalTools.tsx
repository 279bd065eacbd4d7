import { tools } from '../../../content/pages/tools.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './ExternalTools.module.css'
import { ToolDrawing } from './ToolDrawing.tsx'

const { title, lead, atHand, items } = tools.external

/** Questions, each with a drawing, the external tool that answers it and what to have ready. */
export function ExternalTools() {
  return (
    <Section tone="sunk" labelledBy="questions-title">
      <SectionHeading id="questions-title" title={title} lead={lead} layout="split" />
      <ul className={styles.questions} role="list">
        {items.map((item) => (
          <li key={item.id} id={item.id} data-surface="raised">
            <ToolDrawing tool={item.id} className={styles.drawing} />
            <div className={`stack ${styles.words}`}>
              <h3 className="subheading">{item.question}</h3>
              <ArrowLink destination={item.link}>{item.link.label}</ArrowLink>
              <p className={`note ${styles.ready}`}>
                <strong>{atHand}: </strong>
                {item.atHand}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
