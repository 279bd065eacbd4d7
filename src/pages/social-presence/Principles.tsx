import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Principles.module.css'

const { principlesTitle, principles } = socialPresence.strategy

/** Four principles: two by two, or in one row below their title. */
export function Principles() {
  return (
    <Section tone="dark" labelledBy="principles-title">
      <h2 id="principles-title" className="title">
        {principlesTitle}
      </h2>
      <ol className={`tiles ${styles.principles}`} role="list">
        {principles.map(({ title, text }) => (
          <li key={title} className="stack">
            <h3 className="subheading accent">{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
