import { contact } from '../../../content/pages/contact.ts'
import { officeHours, site } from '../../../content/site.ts'
import styles from './ContactDetails.module.css'

const { details } = contact

/** Phone, email, location and opening hours. */
export function ContactDetails() {
  return (
    <section className="column" data-gap="large" aria-labelledby="details-title">
      <h2 id="details-title">{details.title}</h2>
      <dl className={`rows ${styles.details}`} data-strong>
        <div>
          <dt className="note">{details.phoneLabel}</dt>
          <dd>
            <a href={site.phone.href} className="figure">
              {site.phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{details.emailLabel}</dt>
          <dd>
            <a href={site.email.href}>{site.email.address}</a>
          </dd>
        </div>
        <div>
          <dt className="note">{details.locationLabel}</dt>
          <dd>
            {details.location}
            <p className="note">{site.brokerage}</p>
          </dd>
        </div>
        <div>
          <dt className="note">{details.hoursLabel}</dt>
          <dd>
            {officeHours.map(({ days, label }) => (
              <p key={days} className={`cluster ${styles.hours}`} data-ends>
                <span>{days}</span> <span>{label}</span>
              </p>
            ))}
            <p className="note">{details.hoursNote}</p>
          </dd>
        </div>
      </dl>
    </section>
  )
}
