import { videos } from '../../../content/pages/videos.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './VideosClosing.module.css'

const { title, text, actions } = videos.closing

/** For whoever has watched all of them: a question of their own. */
export function VideosClosing() {
  return (
    <Section labelledBy="closing-title">
      <div className={styles.closing}>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <Actions actions={actions} />
      </div>
    </Section>
  )
}
