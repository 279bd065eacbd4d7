import { tools } from '../../../content/pages/tools.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ExternalTools.module.css'

const { title, columns, items } = tools.external
const [question, tool, atHand] = columns

/** A ledger of questions: each with the tool that answers it, and what to have ready. */
export function ExternalTools() {
  return (
    <Section labelledBy="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.columns} aria-hidden="true">
        <span>{question}</span>
        <span>{tool}</span>
        <span>{atHand}</span>
      </div>
      <ul className={styles.ledger} data-plain>
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <h3>{item.question}</h3>
            <ArrowLink destination={item.link}>{item.link.label}</ArrowLink>
            <p>
              <span>{atHand}: </span>
              {item.atHand}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
