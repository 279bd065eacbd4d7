import type { Quadrant } from '../../../content/communities/quadrants.ts'
import styles from './Landmark.module.css'
import { LandmarkPicture } from './LandmarkPicture.tsx'

/** The quadrant's landmark across the hero. */
export const Landmark = ({ quadrant }: { quadrant: Quadrant }) => (
  <div className={`screen-only ${styles.landmark}`}>
    <LandmarkPicture quadrant={quadrant} />
  </div>
)
