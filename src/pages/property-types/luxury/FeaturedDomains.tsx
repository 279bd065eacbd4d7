import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { luxurySites } from '../../../../content/sister-sites/directory.ts'
import { LargeLink } from '../../../ui/LargeLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from './FeaturedDomains.module.css'

const { title, text } = luxury.domains
const sites = luxurySites()

/** The team's luxury sites, as a list in large type. */
export function FeaturedDomains() {
  return (
    <Section tone="sunk" labelledBy="domains-title">
      <SectionHeading id="domains-title" title={title} lead={text} layout="split" />
      <ul role="list" data-gap="large" data-closed className={`rows ${styles.domains}`}>
        {sites.map(({ name, url, description }) => (
          <LargeLink key={url} title={name} destination={{ href: url }} note={<Host of={url} />}>
            <p className="secondary">{description}</p>
          </LargeLink>
        ))}
      </ul>
    </Section>
  )
}

/** A site's address, which breaks before its domain and at no hyphen. */
function Host({ of }: { of: string }) {
  return new URL(of).host.split(/(?<=^[^.]+\.)/).map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ))
}
