import { Section } from '../../ui/Section.tsx'
import styles from './ChapterSection.module.css'
import type { Chapter } from './chapters.ts'
import { VideoCard } from './VideoCard.tsx'

type Props = { chapter: Chapter; tone: 'light' | 'sunk' | 'dark' }

/** A chapter: its first film large, the others beside it in a layout that depends on their number. */
export function ChapterSection({ chapter: { id, title, text, films }, tone }: Props) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <div className={`cluster ruled-below ${styles.head}`} data-ends data-strong>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="secondary">{text}</p>
      </div>
      <ul className={styles.films} data-chapter={id} role="list">
        {films.map((film, place) => (
          <li key={film.id}>
            <VideoCard film={film} size={place ? 'small' : 'large'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
