import { site } from '../../../content/site.ts'
import styles from './Footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <strong>{site.name}</strong>
          <br />
          {site.brokerage}
        </p>
        <p>
          <a href={site.phone.href}>{site.phone.display}</a>
          <br />
          <a href={site.email.href}>{site.email.address}</a>
        </p>
        <dl className={styles.hours}>
          {site.hours.map(({ days, label }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  )
}
