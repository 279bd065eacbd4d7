import { sourcesPage } from '../../../content/pages/sources.ts'
import homes from '../../assets/scenes/median-row.svg?no-inline'
import styles from './MedianFigure.module.css'

const { less, middle, more } = sourcesPage.figure

/** Homes in the order of their assessment, and the light behind the one in the middle. */
export function MedianFigure() {
  return (
    <figure className={styles.figure}>
      <img src={homes} alt="" width={480} height={182} decoding="sync" suppressHydrationWarning />
      <figcaption className={styles.caption} data-tone="dark">
        <span>{less}</span>
        <strong>{middle}</strong>
        <span>{more}</span>
      </figcaption>
    </figure>
  )
}
