import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Actions } from '../../ui/Actions.tsx'
import styles from './SocialClosing.module.css'

const { title, text, actions } = socialPresence.closing

/** A leaf of wheat: ask for three ideas, or go and look. */
export function SocialClosing() {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <h2 id="closing-title">{title}</h2>
        <div>
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
