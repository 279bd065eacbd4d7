import type { ReactNode } from 'react'
import type { Person } from '../../content/people-schema.ts'
import { Fold } from './Fold.tsx'
import { Likeness } from './Likeness.tsx'
import { PageLink } from './PageLink.tsx'
import styles from './Portrait.module.css'
import { SampleMark } from './SampleMark.tsx'

type Props = {
  person: Person
  /**
   * Where there is room: `tall` has the picture above the words, `large` beside them with the opinion in large
   * type, `small` a medallion beside them.
   */
  size?: 'tall' | 'large' | 'small'
  /** `view` for a client's home instead of a person. */
  crop?: 'arch' | 'view'
  /** Makes the name a heading of this level. */
  level?: 3 | 4
  /** Folds the words on a phone, below a name that is a heading: what opens, for screen readers. */
  fold?: string | undefined
  /** After the opinion: what they do, what to ask them. */
  children?: ReactNode
}

/** Someone's portrait with an opinion in their words. */
export function Portrait({ person, size = 'small', crop = 'arch', level, fold, children }: Props) {
  const { sample, name, role, neighbourhood, quote, when, source } = person
  // Nobody named is quoted as a member of the team; what a client said is a claim.
  const isExample = sample && crop === 'view'
  const Name = level ? (`h${level}` as const) : 'p'
  const place = [name && role, neighbourhood, when].filter(Boolean).join(', ')
  const words = (
    <>
      <blockquote className={styles.quote}>{quote}</blockquote>
      {children && (
        <div className={`column ${styles.more}`} data-gap="small">
          {children}
        </div>
      )}
    </>
  )
  return (
    <figure className={`${styles.portrait} ${fold ? 'folds' : ''}`} data-size={size} data-crop={crop}>
      <figcaption className={styles.who}>
        <Name className="strong">{name ?? role}</Name>
        {(place || isExample) && (
          <p className="note cluster" data-gap="small">
            {place} {isExample && <SampleMark />}
            {source && <PageLink destination={source}>{source.label}</PageLink>}
          </p>
        )}
      </figcaption>
      {(person.picture || person.drawing) && (
        <div className={styles.arch}>
          <Likeness person={person} sizes="(width >= 60rem) 17rem, 45vw" />
        </div>
      )}
      {fold ? <Fold label={fold}>{words}</Fold> : words}
    </figure>
  )
}
