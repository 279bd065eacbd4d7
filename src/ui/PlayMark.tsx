import type { Picture } from '../../content/pictures.ts'
import styles from './PlayMark.module.css'
import { Scene } from './Scene.tsx'

/** The mark of a film: a ring with a triangle in the lower right corner of its picture, small on a small picture. */
export const PlayMark = () => <span className={styles.mark} aria-hidden="true" />

type Props = { scene: Picture; className?: string | undefined }

/** The marked picture of a film that opens elsewhere. */
export const FilmPicture = ({ scene, className = '' }: Props) => (
  <span className={`frame screen-only ${styles.picture} ${className}`}>
    <Scene scene={scene} className="cover" />
    <PlayMark />
  </span>
)
