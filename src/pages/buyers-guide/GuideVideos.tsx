import { ArrowUpRight } from 'lucide-react'
import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './GuideVideos.module.css'

const { id, title, text, items } = buyersGuide.videos

/** The videos as a list: thumbnail, title, description. */
export function GuideVideos() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide" stacked>
      <ul className={`rows ${styles.videos}`} data-columns role="list">
        {items.map(({ id, title, description, link, thumbnail }) => (
          <li key={id}>
            <Scene scene={thumbnail} className={`screen-only ${styles.scene}`} />
            <div>
              <h3 className="strong">
                <PageLink destination={{ href: link }} className="box-link">
                  {title}
                </PageLink>
              </h3>
              <p className={`note ${styles.description}`}>{description}</p>
            </div>
            <ArrowUpRight className={`screen-only ${styles.arrow}`} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
