import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { home } from '../../../content/pages/home.ts'
import type { HoldEvent } from '../../../machines/holds.ts'
import { Button } from '../../ui/Button.tsx'
import { hold } from '../drivers/holds.ts'
import styles from './Launch.module.css'

const { pauseAction, resumeAction } = home.launch

/** Keeps the phases still for who cannot point at them: it asks for less motion, here and now. */
export function PauseButton({ actor }: { actor: { send(event: HoldEvent): void } }) {
  const [paused, setPaused] = useState(false)
  const toggle = () => {
    actor.send(hold('motion', !paused))
    setPaused(!paused)
  }
  return (
    <div className={styles.pause}>
      <Button kind="bare" size="small" onClick={toggle}>
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        {paused ? resumeAction : pauseAction}
      </Button>
    </div>
  )
}
