import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { StatList } from '../../ui/StatList.tsx'
import styles from './ListingHero.module.css'
import paper from './paper.module.css'
import { parts } from './sections.ts'

const { eyebrow, title, lead, claims, action, callAction, scene, contentsLabel } = listingPresentation.hero

/** The proposal's cover page: title, table of contents and author. */
export function ListingHero() {
  return (
    <div className={`${paper.desk} ${styles.desk}`}>
      <div className={`page-width ${paper.sheet} ${styles.cover}`} data-hero="words">
        <p className="cluster label ruled-below" data-ends data-strong>
          <span className="accent">{eyebrow}</span>
          <span>{site.name}</span>
        </p>
        <div className={`split ${styles.opening}`} data-columns="2:1">
          <h1>{title}</h1>
          <Scene scene={scene} className={`cover screen-only ${styles.scene}`} loading="eager" />
          <div>
            <p className="lead">{lead}</p>
            <Actions
              actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]}
            />
          </div>
        </div>
        <nav aria-labelledby="contents-title">
          <h2 className="label" id="contents-title">
            {contentsLabel}
          </h2>
          <ol className={`rows numbered ${styles.contents}`} data-strong data-closed role="list">
            {parts.map(({ id, label }) => (
              <li key={id} className="strong">
                <span>
                  <a href={`#${id}`} className="box-link">
                    {label}
                  </a>
                </span>
              </li>
            ))}
          </ol>
        </nav>
        <StatList stats={claims} size="small" className="ruled-above" />
      </div>
    </div>
  )
}
