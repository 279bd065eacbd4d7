import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { FilmPicture } from '../../ui/FilmPicture.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './GuideVideos.module.css'

const { id, title, text, items, showMore } = buyersGuide.videos

/** How many videos a phone shows until the visitor asks for more. */
const FIRST = 6

const parts = [items.slice(0, FIRST), items.slice(FIRST)] as const

const VideoList = ({ videos }: { videos: typeof items }) => (
  <ul className={`rows ${styles.videos}`} role="list">
    {videos.map(({ id, title, description, link, thumbnail }) => (
      <li key={id}>
        <FilmPicture scene={thumbnail} className={styles.scene} />
        <div>
          <h3 className="strong">
            <PageLink destination={{ href: link }} className="box-link">
              {title}
            </PageLink>
          </h3>
          <p className="note">{description}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** The videos as a list: thumbnail, title, description. Folded on a phone after the first ones. */
export function GuideVideos() {
  const [first, others] = parts
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide">
      <VideoList videos={first} />
      {others.length > 0 && (
        <details className={`fold ${styles.others}`}>
          <summary className="label">{showMore(others.length)}</summary>
          <VideoList videos={others} />
        </details>
      )}
    </GuideSection>
  )
}
