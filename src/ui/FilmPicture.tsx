import type { Picture } from '../../content/pictures.ts'
import styles from './FilmPicture.module.css'
import { PlayMark } from './PlayMark.tsx'
import { Scene } from './Scene.tsx'

type Props = { scene: Picture; className?: string | undefined }

/** The picture of a film that opens elsewhere, with its mark, which is small on a small picture. */
export const FilmPicture = ({ scene, className = '' }: Props) => (
  <span className={`frame screen-only ${styles.picture} ${className}`}>
    <Scene scene={scene} className="cover" />
    <PlayMark />
  </span>
)
