import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PostingWeek.module.css'

const { title, intro, kinds, days } = socialPresence.strategy

/** Seven days across, three lanes down: each post hangs in the lane of its kind. */
export function PostingWeek() {
  return (
    <Section tone="sunk" labelledBy="week-title">
      <SectionHeading id="week-title" title={title} lead={intro} layout="split" />
      <div className={styles.calendar}>
        <dl className={styles.kinds}>
          {kinds.map(({ kind, text }) => (
            <div key={kind} data-kind={kind}>
              <dt>{kind}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ol className={styles.days} data-plain>
          {days.map(({ day, title, kind }) => (
            <li key={day} data-kind={kind}>
              <p className={styles.day}>{day}</p>
              <div className={styles.post}>
                <p className={styles.kind}>{kind}</p>
                <h3>{title}</h3>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
