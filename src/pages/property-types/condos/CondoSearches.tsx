import { ArrowUpRight } from 'lucide-react'
import { condos } from '../../../../content/pages/property-types/condos.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Split } from '../../../ui/Split.tsx'
import styles from './CondoSearches.module.css'

const { title, text, links } = condos.searches

/** The curated searches, styled like the directory in a lobby. */
export function CondoSearches() {
  return (
    <Section labelledBy="searches-title">
      <Split columns="5:7">
        <div className="stack">
          <h2 id="searches-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ul role="list" data-tone="dark" className={styles.board}>
          {links.map((link) => (
            <li key={link.url}>
              <PageLink destination={{ href: link.url }} className="box-link">
                {link.title}
              </PageLink>
              <ArrowUpRight className="accent" aria-hidden />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}
