import { join } from '../../../content/pages/join.ts'
import { buttonLook } from '../../ui/Button.tsx'
import styles from './JoinClosing.module.css'

const { closing, form } = join

/** The way back to the application. */
export function JoinClosing() {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <h2 id="closing-title">{closing.title}</h2>
        <div>
          <p>{closing.text}</p>
          <a href={`#${form.id}-form`} {...buttonLook({ kind: 'solid' })}>
            {closing.callToAction}
          </a>
        </div>
      </div>
    </section>
  )
}
