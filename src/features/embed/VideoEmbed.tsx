import { useSelector } from '@xstate/react'
import { embedText } from '../../../content/embeds.ts'
import type { VideoEmbed as Embed } from '../../../content/videos/schema.ts'
import { Scene } from '../../ui/Scene.tsx'
import spinner from '../../ui/Spinner.module.css'
import styles from './Embed.module.css'
import { EmbedFailure } from './EmbedFailure.tsx'
import { embedUrl, watchUrl } from './embed-url.ts'
import { Facade } from './Facade.tsx'
import { useEmbed } from './use-embed.ts'

/** Section 3, plus the poster scene. With `lazyLoad` the scene loads when it is near the viewport. */
type Props = Pick<
  Embed,
  'videoId' | 'title' | 'aspectRatio' | 'showControls' | 'lazyLoad' | 'startAt' | 'thumbnail'
>

/** A video, whose host is not contacted before the visitor presses play. */
export function VideoEmbed({ title, aspectRatio, lazyLoad, thumbnail, ...playback }: Props) {
  const { actor, request, frameProps } = useEmbed()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  return (
    <div className={styles.embed} data-state={state} data-ratio={aspectRatio}>
      <Scene scene={thumbnail} className={`cover ${styles.poster}`} loading={lazyLoad ? 'lazy' : 'eager'} />
      {framed && (
        <iframe
          className={`cover ${styles.frame}`}
          title={title}
          src={embedUrl(playback)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          {...frameProps}
        />
      )}
      {state === 'idle' && <Facade title={title} play={request} watch={watchUrl(playback)} />}
      {state === 'failed' && (
        <EmbedFailure
          className={styles.facade}
          tone="dark"
          message={embedText.failed}
          retryLabel={embedText.retry}
          retry={request}
          link={{ label: embedText.watch, href: watchUrl(playback) }}
        />
      )}
      <p className={`strong ${styles.waiting}`} data-tone="dark" role="status">
        {state === 'loading' && (
          <>
            <span className={spinner.ring} aria-hidden="true" />
            {embedText.loading}
          </>
        )}
      </p>
    </div>
  )
}
