import { videos } from '../../../content/pages/videos.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { chapters } from './chapters.ts'
import styles from './VideosHero.module.css'

const { eyebrow, title, lead, channelLink } = videos.hero

/** The hero, with links to the chapters, each with a still of its first film. */
export function VideosHero() {
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look="aside"
      className={styles.hero}
      picture={<Chapters />}
    >
      <ArrowLink destination={channelLink}>{channelLink.label}</ArrowLink>
    </PageHero>
  )
}

function Chapters() {
  return (
    <nav aria-labelledby="chapters-title">
      <p id="chapters-title" className="label">
        {videos.hero.chaptersLabel}
      </p>
      <ol className={`rows ${styles.chapters}`} data-closed role="list">
        {chapters.map(({ id, title, films }) => (
          <li key={id}>
            <a href={`#${id}`} className="subheading">
              {films[0] && (
                <Scene scene={films[0].thumbnail} className={`cover screen-only ${styles.still}`} />
              )}
              <span>{title}</span>
              <span className="note">
                {films[0]?.number}–{films.at(-1)?.number}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
