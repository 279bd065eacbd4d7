import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { PresentationSection } from './PresentationSection.tsx'
import styles from './VideoProcess.module.css'

const { videoProcess } = listingPresentation

/** The steps of the video's production, from a week before filming to launch day. */
export function VideoProcess() {
  return (
    <PresentationSection part={videoProcess}>
      <ol className={styles.days} role="list">
        {videoProcess.steps.map((step) => (
          <li key={step.title} className={styles.day} data-filming={'filming' in step || undefined}>
            <div className={styles.when}>
              <Scene scene={step.scene} className={`cover ${styles.scene}`} />
              <p className="eyebrow">{step.when}</p>
            </div>
            <span className={styles.point} aria-hidden="true" />
            <div className={`stack ${styles.words}`} data-gap="small">
              <h3>{step.title}</h3>
              <p className="note">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`cluster ${styles.links}`}>
        {videoProcess.links.map((link) => (
          <ArrowLink key={link.to} destination={link}>
            {link.label}
          </ArrowLink>
        ))}
      </p>
    </PresentationSection>
  )
}
