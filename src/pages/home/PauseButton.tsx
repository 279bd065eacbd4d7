import { useSelector } from '@xstate/react'
import { Pause, Play } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { home } from '../../../content/pages/home.ts'
import type { launchPhases } from '../../../machines/launch-phases.ts'
import { hold } from '../../browser/holds.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LaunchStrategy.module.css'

const { pauseAction, resumeAction } = home.launch

/** Pauses the phases; unlike hovering, also available without a pointer. */
export function PauseButton({ actor }: { actor: ActorRefFrom<typeof launchPhases> }) {
  const paused = useSelector(actor, (snapshot) => snapshot.context.holds.includes('visitor'))
  return (
    <div className={`script-only ${styles.pause}`}>
      <Button kind="bare" size="small" onClick={() => actor.send(hold('visitor', !paused))}>
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        {paused ? resumeAction : pauseAction}
      </Button>
    </div>
  )
}
