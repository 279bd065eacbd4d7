import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { banner } from '../../../content/navigation.ts'
import type { promoBanner } from '../../../machines/promo-banner.ts'
import { hold } from '../../browser/holds.ts'
import { PauseButton } from '../../ui/PauseButton.tsx'
import styles from './PromoPause.module.css'

/** Pauses the banner's claims; unlike hovering, also available without a pointer. */
export function PromoPause({ actor }: { actor: ActorRefFrom<typeof promoBanner> }) {
  const paused = useSelector(actor, (snapshot) => snapshot.context.holds.includes('visitor'))
  return (
    <span className={`motion-only ${styles.pause}`}>
      <PauseButton
        actions={banner}
        paused={paused}
        onToggle={(pause) => actor.send(hold('visitor', pause))}
      />
    </span>
  )
}
