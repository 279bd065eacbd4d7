import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './FlightRules.module.css'

const { suits, rules } = aerialVideos

/** When a flight is worth it, when it is not, and what has to be in order before one. */
export function FlightRules() {
  return (
    <Section labelledBy="suits-title">
      <h2 id="suits-title">{suits.title}</h2>
      <div className={styles.scales}>
        {suits.columns.map(({ title, items }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul data-plain>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={styles.rules} aria-labelledby="rules-title">
        <div className={styles.head}>
          <h2 id="rules-title">{rules.title}</h2>
          <p>{rules.text}</p>
          <ArrowLink destination={rules.source}>{rules.source.label}</ArrowLink>
        </div>
        <dl>
          {rules.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  )
}
