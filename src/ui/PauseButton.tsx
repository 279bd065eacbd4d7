import { Pause, Play } from 'lucide-react'
import { Button } from './Button.tsx'

type Props = {
  /** What a press does, before and after. */
  actions: { readonly pauseAction: string; readonly resumeAction: string }
  paused: boolean
  onToggle: (pause: boolean) => void
  /** Shows the words beside the icon; otherwise only screen readers have them. */
  labelled?: boolean
}

/** Pauses what moves by itself, and lets it go on. To be put in an element with the class `motion-only`. */
export function PauseButton({ actions, paused, onToggle, labelled = false }: Props) {
  const Icon = paused ? Play : Pause
  return (
    <Button kind="bare" size={labelled ? 'small' : 'icon'} onClick={() => onToggle(!paused)}>
      <Icon aria-hidden="true" />
      <span className={labelled ? undefined : 'visually-hidden'}>
        {paused ? actions.resumeAction : actions.pauseAction}
      </span>
    </Button>
  )
}
