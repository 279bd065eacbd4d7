import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Claims } from './Claims.tsx'
import styles from './Community.module.css'
import { PartTitle } from './PartTitle.tsx'
import sections from './Sections.module.css'
import { SisterSites } from './SisterSites.tsx'
import { SiteHouses } from './SiteHouses.tsx'

const { text, claims, kinds, link, ...part } = infrastructure.sections.community

/** The network's size, and its sites by category. */
export function Community() {
  return (
    <div className="split">
      <div className={`split ${sections.opening}`} data-columns="1:1">
        <PartTitle {...part} />
        <div className="column" data-gap="large">
          <p className="lead">{text}</p>
          <Claims claims={claims} />
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </div>
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
