import { videos } from '../../../content/pages/videos.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { chapters } from './chapters.ts'
import styles from './VideosHero.module.css'

const { eyebrow, title, lead, scene, channelLink } = videos.hero

/** The hero, with links to the chapters on the grass before the film. */
export function VideosHero() {
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look="backdrop"
      className={styles.hero}
      picture={<HeroScene scene={scene} height={1600} />}
      foot={<Chapters />}
    >
      <ArrowLink destination={channelLink}>{channelLink.label}</ArrowLink>
    </PageHero>
  )
}

function Chapters() {
  return (
    <nav aria-labelledby="chapters-title" className={styles.chapters}>
      <p id="chapters-title" className="label">
        {videos.hero.chaptersLabel}
      </p>
      <ol role="list">
        {chapters.map(({ id, title, films }) => (
          <li key={id}>
            <a href={`#${id}`} className="subheading">
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
