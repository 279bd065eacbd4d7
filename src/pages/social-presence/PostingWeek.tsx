import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PostingWeek.module.css'

const { title, intro, kinds, days } = socialPresence.strategy

/** A week of posts, a card for each day: in a wide window side by side. */
export function PostingWeek() {
  return (
    <Section tone="sunk" labelledBy="week-title">
      <SectionHeading id="week-title" title={title} lead={intro} />
      <div className={styles.calendar}>
        <dl className={`cluster ${styles.kinds}`}>
          {kinds.map(({ kind, text }) => (
            <div key={kind} data-kind={kind}>
              <dt className={`label ${styles.kind}`}>{kind}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
        <ol className={styles.days} role="list">
          {days.map(({ day, title, kind }) => (
            <li key={day} data-kind={kind}>
              <p className="label">{day}</p>
              <div className={styles.post}>
                <p className={`note ${styles.kind}`}>{kind}</p>
                <h3 className="strong">{title}</h3>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
