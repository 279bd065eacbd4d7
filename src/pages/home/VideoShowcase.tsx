import { home } from '../../../content/pages/home.ts'
import type { Video } from '../../../content/videos/schema.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { FilmPicture } from '../../ui/FilmPicture.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
import columns from './columns.module.css'
import styles from './VideoShowcase.module.css'

const { title, intro, embed, items, itemsLabel, channelLink, allLink } = home.videos

/** One embedded video, and links to six on the video host. */
export function VideoShowcase() {
  return (
    <Section labelledBy="videos-title">
      <SectionHeading id="videos-title" title={title} lead={intro} />
      <div className={`${columns.columns} ${columns.wideFirst}`}>
        <div data-unhydrated={useUnhydrated()}>
          <VideoEmbed {...embed} />
          <p className={`secondary ${styles.caption}`}>{embed.description}</p>
        </div>
        <div className={columns.beside}>
          <h3 className={`label ${styles.caption}`}>{itemsLabel}</h3>
          <ul className={`rows ${styles.list}`} role="list" data-closed>
            {items.map((video) => (
              <Item key={video.id} {...video} />
            ))}
          </ul>
        </div>
        <Actions>
          <PageLink destination={allLink} {...buttonLook({ kind: 'quiet' })}>
            {allLink.label}
          </PageLink>
          <PageLink destination={channelLink} {...buttonLook({ kind: 'quiet' })}>
            {channelLink.label}
          </PageLink>
        </Actions>
      </div>
    </Section>
  )
}

function Item({ title: name, link, thumbnail }: Video) {
  return (
    <li>
      <PageLink destination={{ href: link }} className={`strong ${styles.item}`}>
        <FilmPicture scene={thumbnail} className={styles.thumbnail} />
        <span>
          <span className={styles.name}>{name}</span>
        </span>
      </PageLink>
    </li>
  )
}
