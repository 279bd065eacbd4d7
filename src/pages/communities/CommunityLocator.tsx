import styles from './CommunityLocator.module.css'
import { lightOf, outline, rivers, SMALL_VIEW_BOX } from './zone-map.ts'

/** A community's place in the city, for phones, whose search leaves no room for the map. */
export function CommunityLocator({ name }: { name: string }) {
  const light = lightOf(name)
  if (!light) return null
  return (
    <svg className={styles.locator} viewBox={SMALL_VIEW_BOX} aria-hidden="true">
      <path d={outline} className={styles.city} />
      <path d={rivers} className={styles.rivers} />
      <circle cx={light.x} cy={light.y} r="22" className={styles.place} />
    </svg>
  )
}
