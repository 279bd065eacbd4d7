import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { PresentationSection } from './PresentationSection.tsx'
import styles from './VideoProcess.module.css'

const { videoProcess } = listingPresentation

/** What happens to the film, from a week before the camera comes to the day of the launch. */
export function VideoProcess() {
  return (
    <PresentationSection part={videoProcess}>
      <ol className={styles.line} data-plain>
        {videoProcess.steps.map((step) => (
          <li key={step.title} data-filming={'scene' in step || undefined}>
            <div className={styles.when}>
              {'scene' in step && <Scene scene={step.scene} className={styles.scene} />}
              <p>{step.when}</p>
            </div>
            <span className={styles.node} aria-hidden="true" />
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        {videoProcess.links.map((link) => (
          <ArrowLink key={link.to} destination={link}>
            {link.label}
          </ArrowLink>
        ))}
      </p>
    </PresentationSection>
  )
}
