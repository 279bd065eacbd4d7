import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { embedText } from '../../../content/embeds.ts'
import type { VideoEmbed as Embed } from '../../../content/videos/schema.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Embed.module.css'
import { embedUrl, watchUrl } from './embed-url.ts'
import { Facade, Failure } from './Facade.tsx'
import { useVideoEmbed } from './use-video-embed.ts'

/** Section 3, and the scene that stands for the video. `lazyLoad`: its picture waits until it is near. */
type Props = Pick<
  Embed,
  'videoId' | 'title' | 'aspectRatio' | 'showControls' | 'lazyLoad' | 'startAt' | 'thumbnail'
>

/** A video of the video host, which hears of the visit only when the visitor presses play. */
export function VideoEmbed({ title, aspectRatio, lazyLoad, thumbnail, ...playback }: Props) {
  const { actor, play, frameProps } = useVideoEmbed()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  const frame = useRef<HTMLIFrameElement>(null)

  // The button that was pressed is gone: whoever pressed it goes on in the player.
  useEffect(() => {
    if (framed) frame.current?.focus({ preventScroll: true })
  }, [framed])

  return (
    <div className={styles.embed} data-state={state} data-ratio={aspectRatio}>
      <Scene scene={thumbnail} className={styles.poster} loading={lazyLoad ? 'lazy' : 'eager'} />
      {framed && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={embedUrl(playback)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          {...frameProps}
        />
      )}
      {state === 'poster' && <Facade title={title} play={play} watch={watchUrl(playback)} />}
      {state === 'failed' && <Failure retry={play} watch={watchUrl(playback)} />}
      <p className={styles.waiting} role="status">
        {state === 'loading' && embedText.loading}
      </p>
    </div>
  )
}
