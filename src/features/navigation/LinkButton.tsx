import type { ComponentProps } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = Omit<ComponentProps<'a'>, 'onClick'> & {
  href: string
  /** What it says of what it opens, once it does. */
  opens: { 'aria-expanded': boolean; 'aria-haspopup'?: 'dialog'; 'aria-controls'?: string }
  onPress: () => void
}

/**
 * A button that opens links. Until the page answers, it is a link to where they are as well. Both are one element: a
 * button that replaced the link would take the focus from a visitor who is there, and lose a press that has begun.
 */
export function LinkButton({ opens, onPress, ...link }: Props) {
  const hydrated = useHydrated()
  const button: ComponentProps<'a'> = {
    ...opens,
    role: 'button',
    onClick: (event) => {
      event.preventDefault()
      onPress()
    },
    // Enter presses links as well.
    onKeyDown: (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onPress()
    },
  }
  return <a {...link} {...(hydrated && button)} />
}
