import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './ListingHero.module.css'
import { parts } from './sections.ts'

const { eyebrow, title, lead, claims, action, callAction, scene, contentsLabel } = listingPresentation.hero

/** The proposal's first leaf, on a dark desk: what it is about, what is in it, and who wrote it. */
export function ListingHero() {
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        <p className={styles.running}>
          <span>{eyebrow}</span>
          <span>{site.name}</span>
        </p>
        <div className={styles.opening}>
          <h1>{title}</h1>
          <Scene scene={scene} className={styles.scene} loading="eager" />
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <Actions
            actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]}
          />
        </div>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{contentsLabel}</h2>
          <ol data-plain>
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        <dl className={styles.claims}>
          {claims.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
