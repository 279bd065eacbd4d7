import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { home } from '../../../content/pages/home.ts'
import type { launchPhases } from '../../../machines/launch-phases.ts'
import { hold } from '../../browser/holds.ts'
import { PauseButton } from '../../ui/PauseButton.tsx'
import styles from './LaunchStrategy.module.css'

/** Pauses the phases; unlike hovering, also available without a pointer. */
export function PhasesPause({ actor }: { actor: ActorRefFrom<typeof launchPhases> }) {
  const paused = useSelector(actor, (snapshot) => snapshot.context.holds.includes('visitor'))
  return (
    <div className={`motion-only ${styles.pause}`}>
      <PauseButton
        actions={home.launch}
        paused={paused}
        onToggle={(pause) => actor.send(hold('visitor', pause))}
        labelled
      />
    </div>
  )
}
