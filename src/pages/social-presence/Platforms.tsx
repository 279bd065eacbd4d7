import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Platforms.module.css'

const { title, sections } = socialPresence.platforms

/** One section per platform, with a picture in that platform's aspect ratio. */
export function Platforms() {
  return (
    <Section labelledBy="platforms-title">
      <h2 id="platforms-title">{title}</h2>
      {sections.map(({ id, title, text, points, frame, scene }) => (
        <section key={id} id={id} className={styles.platform} aria-labelledby={`${id}-title`}>
          <div className={`stack screen-only ${styles.picture}`} data-gap="small" data-frame={frame}>
            <Scene scene={scene} className="cover" />
            <p className="note" aria-hidden="true">
              {frame}
            </p>
          </div>
          <div className={`column ${styles.words}`}>
            <h3 className="heading" id={`${id}-title`}>
              {title}
            </h3>
            <p className="secondary">{text}</p>
            <ul className="rows" role="list">
              {points.map((point) => (
                <li key={point} className="strong">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </Section>
  )
}
