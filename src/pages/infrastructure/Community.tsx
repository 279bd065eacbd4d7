import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Community.module.css'
import { PartTitle } from './PartTitle.tsx'
import { SisterSites } from './SisterSites.tsx'
import { SiteHouses } from './SiteHouses.tsx'

const { text, claims, kinds, link, ...part } = infrastructure.sections.community

/** The network's size, and its sites by category. */
export function Community() {
  return (
    <div className="split">
      <div className="column">
        <PartTitle {...part} />
        <Split columns="1:1">
          <div className="stack">
            <p className="lead">{text}</p>
            <ArrowLink destination={link}>{link.label}</ArrowLink>
          </div>
          <ul className={`tiles ${styles.claims}`} data-min="small" role="list">
            {claims.map((claim) => (
              <li key={claim.label}>
                <Stat {...claim} size="small" />
              </li>
            ))}
          </ul>
        </Split>
      </div>
      <dl className={`tiles ${styles.kinds}`}>
        {kinds.map(({ category, title, text }) => (
          <div key={title}>
            <dt className="subheading">
              <SiteHouses category={category} />
              {title}
            </dt>
            <dd className="secondary">
              {text}
              <SisterSites category={category} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
