import { photos } from 'virtual:photos'
import type { Photo, Picture } from '../../content/pictures.ts'
import { type SceneId, scenes } from '../../content/scenes.ts'
import styles from './Scene.module.css'
import { sceneUrl } from './scene-url.ts'

type Props = {
  scene: Picture
  className?: string | undefined
  /** Adds a drawn scene's alt text; leave out where the surrounding text says the same. A photograph always has its own. */
  described?: boolean
  /** `eager` only for a picture above the fold. */
  loading?: 'lazy' | 'eager'
  /** Width of a photograph on the page, as in the attribute of the same name. */
  sizes?: string
}

type ImageProps = Pick<Props, 'className' | 'described'> & {
  loading: 'lazy' | 'eager'
  decoding: 'sync' | 'async'
}

/** A picture: a drawn scene (16:9), or a photograph in the sizes and formats that the build made. */
export function Scene({ scene, loading = 'lazy', sizes = HALF, ...props }: Props) {
  // A picture above the fold must be part of the first paint.
  const image: ImageProps = { ...props, loading, decoding: loading === 'eager' ? 'sync' : 'async' }
  return typeof scene === 'string' ? (
    <Drawing scene={scene} {...image} />
  ) : (
    <Photograph photo={scene} sizes={sizes} {...image} />
  )
}

const HALF = '(width >= 60rem) 50vw, 100vw'

function Drawing({ scene, described = false, ...image }: ImageProps & { scene: SceneId }) {
  return (
    // A prerendered page contains an eager drawing instead of its URL.
    <img
      src={sceneUrl(scene)}
      alt={described ? scenes[scene] : ''}
      width={1600}
      height={900}
      {...image}
      suppressHydrationWarning
    />
  )
}

type PhotographProps = ImageProps & { photo: Photo; sizes: string }

function Photograph({ photo, sizes, described: _, className = '', ...image }: PhotographProps) {
  const { file, alt, focus = { x: 50, y: 50 } } = photo
  const encoded = photos[file]
  if (!encoded) throw new Error(`content/${file} is named in the content but is not there`)
  const { base, width, height, widths } = encoded
  const set = (format: string) => widths.map((one) => `${base}-${one}.${format} ${one}w`).join(', ')
  return (
    <picture className={styles.photo}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={`${styles.image} ${className}`}
        src={`${base}-${widths.at(-1)}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        data-x={step(focus.x)}
        data-y={step(focus.y)}
        {...image}
      />
    </picture>
  )
}

/** The style sheet has a position for every quarter, because the security policy forbids inline styles. */
const step = (percent: number) => Math.round(percent / 25) * 25
