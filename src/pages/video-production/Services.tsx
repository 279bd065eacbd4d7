import { videoProduction } from '../../../content/pages/video-production.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './Services.module.css'

const { title, items, shownOnLabel } = videoProduction.services

/** Three kinds of films, each in its own aspect ratio. */
export function Services() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="title">
        {title}
      </h2>
      <ul className={styles.films} role="list">
        {items.map(({ title, length, text, shownOn, frame, scene }) => (
          <li key={title} data-frame={frame}>
            <Scene scene={scene} className="cover screen-only" />
            <div className="stack" data-gap="small">
              <p className="subheading accent">
                <Unbroken>{length}</Unbroken>
              </p>
              <h3>{title}</h3>
              <p className="secondary">{text}</p>
              <p className="note">
                <strong>{shownOnLabel}</strong> {shownOn}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
