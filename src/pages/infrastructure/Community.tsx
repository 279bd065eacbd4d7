import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Split } from '../../ui/Split.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Community.module.css'
import { SisterSites } from './SisterSites.tsx'

const { text, claims, kinds, link } = infrastructure.sections.community

/** The network's size, and its sites by category. */
export function Community() {
  return (
    <div className="split">
      <Split columns="1:1">
        <div className="stack">
          <p className="lead">{text}</p>
          <ArrowLink destination={link}>{link.label}</ArrowLink>
        </div>
        <ul className="rows" data-between role="list">
          {claims.map((claim) => (
            <li key={claim.label}>
              <Stat {...claim} size="large" />
            </li>
          ))}
        </ul>
      </Split>
      <dl className={`tiles ${styles.kinds}`}>
        {kinds.map((kind) => (
          <div key={kind.title} className="stack" data-gap="small">
            <dt className="subheading">{kind.title}</dt>
            <dd className="secondary">
              {kind.text}
              <SisterSites category={kind.category} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
