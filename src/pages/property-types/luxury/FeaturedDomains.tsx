import { ArrowUpRight } from 'lucide-react'
import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { luxurySites } from '../../../../content/sister-sites/directory.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './FeaturedDomains.module.css'

const { title, text } = luxury.domains
const sites = luxurySites()

/** The team's luxury sites, as an index set in large type. */
export function FeaturedDomains() {
  return (
    <Section tone="sunk" labelledBy="domains-title">
      <SectionHeading id="domains-title" title={title} lead={text} layout="split" />
      <ul data-plain className={styles.domains}>
        {sites.map(({ name, url, description }) => (
          <li key={url} className={styles.domain}>
            <div className={styles.name}>
              <h3>
                <PageLink destination={{ href: url }}>{name}</PageLink>
              </h3>
              <p className={styles.host}>{new URL(url).host}</p>
            </div>
            <p className={styles.text}>{description}</p>
            <ArrowUpRight aria-hidden className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
