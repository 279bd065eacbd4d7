import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { home } from '../../../content/pages/home.ts'
import type { hero } from '../../../machines/hero.ts'
import { PauseButton } from '../../ui/PauseButton.tsx'
import styles from './HeroPause.module.css'

/** Pauses the film and the particles, on the hero's picture. */
export function HeroPause({ actor }: { actor: ActorRefFrom<typeof hero> }) {
  const paused = useSelector(actor, (snapshot) => snapshot.matches({ motion: 'paused' }))
  return (
    <span className={`motion-only ${styles.pause}`}>
      <PauseButton
        actions={home.hero}
        paused={paused}
        onToggle={(pause) => actor.send({ type: pause ? 'motion.pause' : 'motion.resume' })}
      />
    </span>
  )
}
