import { videos } from '../../../content/pages/videos.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { chapters } from './chapters.ts'
import styles from './VideosHero.module.css'

const { eyebrow, title, lead, channelLink, chaptersLabel } = videos.hero

/** What there is to watch, and the chapters it comes in. */
export function VideosHero() {
  return (
    <div className={styles.hero} data-tone="dark">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ArrowLink destination={channelLink}>{channelLink.label}</ArrowLink>
        </div>
        <nav className={styles.chapters} aria-labelledby="chapters-title">
          <p id="chapters-title">{chaptersLabel}</p>
          <ol data-plain>
            {chapters.map(({ id, title, films }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                  <span className={styles.range}>
                    {films[0]?.number}-{films.at(-1)?.number}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  )
}
