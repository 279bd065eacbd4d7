import type { ComponentProps } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = Omit<ComponentProps<'a'>, 'onClick'> & {
  href: string
  /** ARIA attributes about what it opens, once it works. */
  opens: { 'aria-expanded': boolean; 'aria-haspopup'?: 'dialog'; 'aria-controls'?: string }
  onPress: () => void
}

/**
 * A button that opens links. Until the page responds, it is a link to the same links elsewhere. Both are one element:
 * a replacement would take the visitor's focus and lose a press in progress.
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
