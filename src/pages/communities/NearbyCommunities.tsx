import { communityCard, nearestTo } from '../../../content/communities/card.ts'
import { CommunityNames } from './CommunityNames.tsx'
import styles from './NearbyCommunities.module.css'

/** The nearest communities, below a community's card. */
export function NearbyCommunities({ name }: { name: string }) {
  const nearest = nearestTo(name)
  if (nearest.length === 0) return null
  return (
    <section className={`column ${styles.nearby}`} data-gap="small" aria-label={communityCard.near(name)}>
      <h3 className="label">{communityCard.near(name)}</h3>
      <CommunityNames communities={nearest} />
    </section>
  )
}
