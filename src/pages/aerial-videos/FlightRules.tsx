import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './FlightRules.module.css'

const { suits, rules } = aerialVideos

/** When aerial footage is useful, when it is not, and the rules for flying. */
export function FlightRules() {
  return (
    <Section labelledBy="suits-title">
      <SectionHeading id="suits-title" title={suits.title} />
      <Split columns="1:1">
        {suits.columns.map(({ title, items }) => (
          <section key={title} className={`column ${styles.suits}`}>
            <h3 className="subheading">{title}</h3>
            <ul className="rows" data-strong role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </Split>
      <section className={styles.rules} aria-labelledby="rules-title">
        <Split columns="1:1">
          <div className="stack">
            <h2 id="rules-title">{rules.title}</h2>
            <p className="lead">{rules.text}</p>
            <ArrowLink destination={rules.source}>{rules.source.label}</ArrowLink>
          </div>
          <dl className="rows" data-gap="large" data-closed>
            {rules.items.map(({ title, text }) => (
              <div key={title}>
                <dt className="minor-heading">{title}</dt>
                <dd className="secondary">{text}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </section>
    </Section>
  )
}
