import { navigation } from '../../../content/navigation.ts'
import styles from './SkipLinks.module.css'

/** For keyboard users: past what is the same on every page. */
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
