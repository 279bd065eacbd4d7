import type { ReactNode } from 'react'
import styles from './Figure.module.css'

type Props = {
  src: string
  /** What the picture shows; empty only where it merely decorates. */
  alt: string
  caption?: ReactNode
  /** Of its frame, which the picture fills. */
  ratio?: '16:9' | '4:3' | '21:9'
  /** In sight from the start, so not left until it is scrolled to. */
  eager?: boolean
}

/** A picture in a frame of a given shape, with a line about it beneath. */
export function Figure({ src, alt, caption, ratio = '16:9', eager = false }: Props) {
  return (
    <figure className={styles.figure} data-ratio={ratio}>
      <div className={styles.frame}>
        <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
