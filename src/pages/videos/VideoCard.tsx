import { ArrowUpRight } from 'lucide-react'
import { videos } from '../../../content/pages/videos.ts'
import { FilmPicture } from '../../ui/FilmPicture.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import type { Film } from './chapters.ts'
import styles from './VideoCard.module.css'

/**
 * A film that opens on the video host in a new tab. The whole card is clickable; only its title is the link. On a phone
 * all but the first of a chapter are rows.
 */
export function VideoCard({ film, size }: { film: Film; size: 'large' | 'small' }) {
  const { number, title, description, thumbnail, link } = film
  return (
    <article className={`column ${styles.card}`} data-size={size}>
      <FilmPicture scene={thumbnail} className={styles.poster} />
      <div className={styles.words}>
        <p className={`accent ${styles.number}`} aria-hidden="true">
          {number}
        </p>
        <h3 className={size === 'large' ? 'subheading' : 'strong'}>
          <PageLink destination={{ href: link }} className="box-link">
            {title}
          </PageLink>
        </h3>
        <p className={size === 'large' ? 'secondary' : 'note'}>{description}</p>
        {size === 'large' && (
          <p className={`strong ${styles.watch}`} aria-hidden="true">
            {videos.watchAction}
            <ArrowUpRight className="accent arrow" data-leaves width="1.1em" />
          </p>
        )}
      </div>
    </article>
  )
}
