import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Keys.module.css'
import { KEYS_ID } from './list-keys.ts'

const { title, open, list } = desk.keys

/** Explains the desk's keys, at a press or with ?. */
export function Keys() {
  return (
    <>
      <div className={styles.open}>
        <Button kind="bare" size="small" popoverTarget={KEYS_ID} aria-label={title}>
          <span className={styles.title}>{title}</span>
          <kbd>{open}</kbd>
        </Button>
      </div>
      <section id={KEYS_ID} popover="auto" tabIndex={-1} aria-label={title} className={styles.keys}>
        <h2>{title}</h2>
        <dl>
          {list.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
