import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PostingWeek.module.css'

const { title, intro, kinds, days } = socialPresence.strategy

/** A weekly calendar: a column for each day, a row for each kind of post. */
export function PostingWeek() {
  return (
    <Section tone="sunk" labelledBy="week-title">
      <SectionHeading id="week-title" title={title} lead={intro} layout="split" />
      <div className={styles.calendar}>
        <dl className={`cluster ${styles.kinds}`}>
          {kinds.map(({ kind, text }) => (
            <div key={kind} data-kind={kind}>
              <dt className={`label ${styles.kind}`}>{kind}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
        <ol className={`rows ${styles.days}`} role="list">
          {days.map(({ day, title, kind }) => (
            <li key={day} data-kind={kind}>
              <p className={`label ${styles.day}`}>{day}</p>
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
