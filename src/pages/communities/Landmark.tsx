import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import styles from './Landmark.module.css'
import { LandmarkPicture } from './LandmarkPicture.tsx'

/** The quadrant's landmark across the hero. */
export const Landmark = ({ quadrant }: { quadrant: Quadrant }) => (
  <div className={`screen-only ${styles.landmark}`}>
    <LandmarkPicture of={quadrant.id} alt={quadrantPage(quadrant).landmark} />
  </div>
)
