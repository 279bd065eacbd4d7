import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Principles.module.css'

const { principlesTitle, principles } = socialPresence.strategy

/** What holds for every post, in four corners around one line. */
export function Principles() {
  return (
    <Section tone="dark" labelledBy="principles-title">
      <div className={styles.layout}>
        <h2 id="principles-title">{principlesTitle}</h2>
        <ol className={styles.principles} data-plain>
          {principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
