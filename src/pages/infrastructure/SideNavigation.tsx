import { useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import type { sectionSpy } from '../../../machines/section-spy.ts'
import { LESS_MOTION } from '../../browser/media.ts'
import { useScrollThreshold } from '../../features/navigation/use-scroll-threshold.ts'
import styles from './SideNavigation.module.css'

const { label, topAction } = infrastructure.navigation
const sections = Object.values(infrastructure.sections)

type Props = {
  spy: ActorRefFrom<typeof sectionSpy>
}

/**
 * Links to each section and marks the current one, once the page is scrolled past its top. In the margin
 * where there is room; on a phone a slim bar along the bottom edge that names only the current section.
 */
export function SideNavigation({ spy }: Props) {
  const threshold = useScrollThreshold(SCROLL_THRESHOLD.infrastructureNavigation)
  const shown = useSelector(threshold, (snapshot) => snapshot.matches('below'))
  const current = useSelector(spy, (snapshot) => snapshot.context.current)
  return (
    <div className={styles.column}>
      <nav
        className={`screen-only sticky ${styles.navigation}`}
        aria-label={label}
        data-shown={shown || undefined}
        data-tone="dark"
        inert={!shown}
      >
        <ol role="list">
          {sections.map(({ id, label: name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ol>
        <button type="button" className={styles.top} onClick={toTop}>
          <ArrowUp aria-hidden size={19} />
          <span>{topAction}</span>
        </button>
      </nav>
    </div>
  )
}

/** At the top the navigation is hidden, so move focus to the start of the content. */
function toTop() {
  const behavior = window.matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth'
  window.scrollTo({ top: 0, behavior })
  document.getElementById('content')?.focus({ preventScroll: true })
}
