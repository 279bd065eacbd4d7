import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { type SisterSite, sitesInCategory } from '../../../content/sister-sites/directory.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './SisterSites.module.css'

const { showSites } = infrastructure.sections.community

/** The sister sites of one category, collapsed at first. */
export function SisterSites({ category }: Pick<SisterSite, 'category'>) {
  const sites = sitesInCategory(category)
  return (
    <details className={styles.sites}>
      <summary>{showSites(sites.length)}</summary>
      <ul role="list">
        {sites.map(({ name, url }) => (
          <li key={url}>
            <PageLink destination={{ href: url }}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
