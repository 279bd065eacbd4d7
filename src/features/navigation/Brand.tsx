import { Link } from '@tanstack/react-router'
import { navigation } from '../../../content/navigation.ts'
import { site } from '../../../content/site.ts'
import styles from './Brand.module.css'

/** The logo path, as in the icons (src/assets/mark.svg); inline to avoid a request. */
const MARK = 'M2 24.5C4-1 28-1 30 24.5l-4.6-5-3 3.2L15.6 12l-7 9.6-2.3-2.2z'

/** The logo, the name, and the brokerage's licensed name, which Alberta requires on every page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <span className={styles.mark}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={MARK} />
        </svg>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{site.shortName}</span>
        <span className={styles.brokerage}>{site.brokerage}</span>
      </span>
      <span className="visually-hidden"> {navigation.homeLabel}</span>
    </Link>
  )
}
