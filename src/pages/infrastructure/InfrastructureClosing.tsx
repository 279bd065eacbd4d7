import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './InfrastructureClosing.module.css'

const { title, text, actions } = infrastructure.closing

/** Where to go from here: three ways, for sellers, for anyone, for agents. */
export function InfrastructureClosing() {
  return (
    <Section labelledBy="closing-title">
      <div className={styles.closing}>
        <div>
          <h2 id="closing-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ul data-plain>
          {actions.map((action) => (
            <li key={action.label}>
              <ArrowLink destination={action}>{action.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
