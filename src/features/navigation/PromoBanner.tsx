import { useSelector } from '@xstate/react'
import { memo, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { banner } from '../../../content/navigation.ts'
import type { promoBanner } from '../../../machines/promo-banner.ts'
import { useLazy } from '../../loading/lazy.ts'
import { createPart } from '../../loading/part.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './PromoBanner.module.css'
import { usePromoBanner } from './use-promo-banner.ts'

/** Its pause button is of use only while it shows, and comes with the styles of the whole site. */
const pausePart = createPart(() => import('./PromoPause.tsx'))

/** Five claims under the header, one at a time, once the page is scrolled. */
export function PromoBanner() {
  const { actor, holdProps } = usePromoBanner()
  const visible = useSelector(actor, (snapshot) => snapshot.matches('visible'))
  const hydrated = useHydrated()
  const part = useLazy(pausePart)
  useEffect(() => {
    if (visible) pausePart.preload()
  }, [visible])
  return (
    <aside
      className={`screen-only ${styles.banner}`}
      aria-label={banner.label}
      data-visible={visible || undefined}
      inert={hydrated && !visible}
      {...holdProps}
    >
      <PageLink className={styles.inner} destination={banner}>
        <Messages actor={actor} />
      </PageLink>
      {part && <part.PromoPause actor={actor} />}
    </aside>
  )
}

/** Separate, because the link around it takes longer to render. */
const Messages = memo(({ actor }: { actor: ActorRefFrom<typeof promoBanner> }) => {
  const current = useSelector(actor, (snapshot) => snapshot.context.index)
  return banner.messages.map(({ full, short }, index) => (
    <span
      key={full}
      className={styles.message}
      data-current={index === current || undefined}
      aria-hidden={index !== current}
    >
      <span className={styles.full}>{full}</span>
      <span className={styles.short}>{short}</span>
    </span>
  ))
})
