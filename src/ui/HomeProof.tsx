import type { ReactNode } from 'react'
import { cad } from '../../content/formats.ts'
import { type Home, soldText } from '../../content/homes.ts'
import styles from './HomeProof.module.css'
import { PageLink } from './PageLink.tsx'
import { SampleMark } from './SampleMark.tsx'
import { Scene } from './Scene.tsx'

type Props = Pick<Home, 'sample' | 'neighbourhood' | 'type' | 'picture' | 'address' | 'sold' | 'source'> & {
  /** One fact or result. */
  fact: ReactNode
  /** Makes the neighbourhood a heading of this level. */
  level?: 3 | 4
}

/** A home that was sold or found: its picture, its place and one result. Without a picture, the place in large type. */
export function HomeProof({ sample, neighbourhood, type, picture, fact, level, ...home }: Props) {
  const { address, sold, source } = home
  const Place = level ? (`h${level}` as const) : 'p'
  return (
    <figure className="column">
      <div className={styles.picture}>
        {picture ? (
          <Scene scene={picture} className="cover" sizes="(width >= 60rem) 30rem, 100vw" />
        ) : (
          <p className={styles.fallback} aria-hidden="true">
            <svg viewBox="0 0 600 190" preserveAspectRatio="none" aria-hidden="true">
              <path d="M-4 40h4L68 4l48 22L196 0l62 40 40-18 78 44 66-30 58 26 56-40 44 22h4v150H-4z" />
              <path d="M-4 84h4c110-52 200-44 300-16s210 26 300-24h4v150H-4z" />
            </svg>
            {neighbourhood}
          </p>
        )}
      </div>
      <figcaption className={styles.words}>
        <Place className="strong">{address ?? neighbourhood}</Place>
        <p className="note cluster" data-gap="small">
          {type}
          {address && `, ${neighbourhood}`} {sample && <SampleMark />}
        </p>
        {sold && <p className="label">{soldText(cad(sold.price), sold.days)}</p>}
        <p className={styles.fact}>{fact}</p>
        {source && (
          <p className="note">
            <PageLink destination={source}>{source.label}</PageLink>
          </p>
        )}
      </figcaption>
    </figure>
  )
}
