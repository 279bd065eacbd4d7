import { useLocation } from '@tanstack/react-router'
import { footer } from '../../../content/navigation.ts'
import { NEWSLETTER_PATH } from '../../../content/newsletter.ts'
import { officeHours, site } from '../../../content/site.ts'
import horizon from '../../assets/scenes/footer-horizon.svg?no-inline'
import { PageLink } from '../../ui/PageLink.tsx'
import { NewsletterForm } from '../newsletter/DeferredNewsletterForm.ts'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'
import { LinkList } from './LinkList.tsx'

const { groups, elsewhere, social, legal } = footer

/** The site footer: links (folded on a phone), newsletter except on the page about it, contact details and licensed name. */
export function Footer() {
  const hasOwnForm = useLocation({
    select: ({ pathname }) => pathname.replace(/\/$/, '') === NEWSLETTER_PATH,
  })
  return (
    <footer className={styles.footer} id="footer" data-tone="dark" tabIndex={-1}>
      <div className={`screen-only ${styles.ridge}`} />
      <div className={`page-width ${styles.inner}`}>
        {!hasOwnForm && <NewsletterForm />}
        <div className={styles.columns}>
          <div className="stack">
            <Brand />
            <p>
              <a href={site.phone.href}>{site.phone.display}</a>
              <br />
              <a href={site.email.href}>{site.email.address}</a>
            </p>
            <h2 className="eyebrow">{footer.hoursLabel}</h2>
            <dl className={`rows ${styles.hours}`} data-pairs data-between data-gap="small" data-closed>
              {officeHours.map(({ days, label }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </div>
          <nav aria-label={footer.label} className={`screen-only ${styles.groups}`}>
            {[...groups, elsewhere, social].map((group) => (
              <div key={group.label}>
                <h2 className="eyebrow">{group.label}</h2>
                <details>
                  <summary>{group.label}</summary>
                  <LinkList links={group.links} />
                </details>
              </div>
            ))}
          </nav>
        </div>
        <div className={`cluster note ${styles.legal}`}>
          <p>
            {site.name}, {site.brokerage}. {site.location.city}, {site.location.region}.
          </p>
          <ul className="cluster screen-only" role="list" aria-label={legal.label}>
            {legal.links.map((link) => (
              <li key={link.label}>
                <PageLink destination={link}>{link.label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <img
        className={`screen-only ${styles.horizon}`}
        src={horizon}
        alt=""
        width={1920}
        height={340}
        loading="lazy"
      />
    </footer>
  )
}
