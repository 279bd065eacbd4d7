import { navigation } from '../../../content/navigation.ts'
import styles from './SkipLinks.module.css'

/** Lets keyboard users skip what every page repeats. */
export function SkipLinks() {
  return (
    <div>
      {navigation.skipLinks.map(({ label, target }) => (
        <a key={target} className={styles.skip} href={`#${target}`} data-target={target}>
          {label}
        </a>
      ))}
    </div>
  )
}
