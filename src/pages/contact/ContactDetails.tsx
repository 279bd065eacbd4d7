import { contact } from '../../../content/pages/contact.ts'
import { site } from '../../../content/site.ts'
import styles from './ContactDetails.module.css'

const { details } = contact

/** The direct ways to the team, and when they are answered. */
export function ContactDetails() {
  return (
    <section aria-labelledby="details-title" className={styles.details}>
      <h2 id="details-title">{details.title}</h2>
      <dl>
        <div>
          <dt>{details.phoneLabel}</dt>
          <dd className={styles.large}>
            <a href={site.phone.href}>{site.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{details.emailLabel}</dt>
          <dd>
            <a href={site.email.href}>{site.email.address}</a>
          </dd>
        </div>
        <div>
          <dt>{details.locationLabel}</dt>
          <dd>
            {details.location}
            <span className={styles.note}>{site.brokerage}</span>
          </dd>
        </div>
        <div>
          <dt>{details.hoursLabel}</dt>
          <dd>
            {site.hours.map(({ days, label }) => (
              <p key={days} className={styles.hours}>
                <span>{days}</span> <span>{label}</span>
              </p>
            ))}
            <span className={styles.note}>{details.hoursNote}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}
