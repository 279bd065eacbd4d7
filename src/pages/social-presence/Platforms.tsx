import { ArrowUpRight } from 'lucide-react'
import { socialPresence } from '../../../content/pages/social-presence.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './Platforms.module.css'

const { reach, platforms } = socialPresence
const both = reach.cards.flatMap((card) =>
  platforms.sections
    .filter(({ title }) => title === card.platform)
    .map((section) => ({ ...card, ...section })),
)

/** Each platform with a picture in its aspect ratio, its audience, and what it does for a listing; then the total reach. */
export function Platforms() {
  return (
    <Section labelledBy="platforms-title">
      <div className={`column ${styles.heading}`}>
        <h2 id="platforms-title">{reach.title}</h2>
        <p className="lead">{platforms.title}</p>
      </div>
      <ul className={`tiles ${styles.list}`} role="list">
        {both.map(({ id, title, text, points, frame, scene, role, format, link }) => (
          <li key={id} id={id} className={styles.platform}>
            <div className={`column screen-only ${styles.picture}`} data-gap="small" data-frame={frame}>
              <p className="figure-small" aria-hidden="true">
                {frame}
              </p>
              <Scene scene={scene} className="cover" />
            </div>
            <div className={`column ${styles.audience}`} data-gap="small">
              <h3 className={`subheading ${styles.name}`}>
                <span>
                  <PageLink destination={link} className="box-link">
                    {title}
                  </PageLink>
                </span>
                <ArrowUpRight aria-hidden="true" />
              </h3>
              <p className="strong">{role}</p>
            </div>
            <p className="secondary">{text}</p>
            <ul className="rows" data-gap="small" role="list">
              {[format, ...points].map((point) => (
                <li key={point}>
                  <Unbroken>{point}</Unbroken>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul className={`ruled-columns ${styles.totals}`} role="list">
        {reach.totals.map((claim) => (
          <li key={claim.label}>
            <Stat {...claim} size="large" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
