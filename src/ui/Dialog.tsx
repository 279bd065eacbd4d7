import { Dialog as Parts } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, useCallback, useRef } from 'react'
import { LAYOUT } from '../../content/constants.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { useLeaving } from './use-leaving.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export type DialogProps = {
  open: boolean
  /** Called for Escape, the backdrop and the close button; the caller owns `open`. */
  onDismiss: () => void
  /** Called instead of `onDismiss` for the close button. */
  onClose?: () => void
  closeLabel?: string
  title: string
  description?: string
  children: ReactNode
  /** The element to focus after closing; by default the one focused before. */
  finalFocusEl?: () => HTMLElement | null
  /** Dark in both themes. */
  tone?: 'dark'
  /** For the element of the dialog. */
  ref?: Ref<HTMLDivElement>
}

type Props = DialogProps & {
  /** Centred in the window, or along its right edge. */
  place?: 'centre' | 'right'
}

/** The mobile menu's width (section 2), as a custom property because a style sheet cannot read a constant. */
const WIDTH = { '--drawer-width': `${LAYOUT.drawerWidth}px` } as CSSProperties

/**
 * A modal dialog that traps focus and restores it on close. It is not rendered while closed, so it can be
 * loaded when it is first opened.
 */
export function Dialog({ place = 'centre', tone, title, description, children, ...props }: Props) {
  const { open, onDismiss, onClose = onDismiss, closeLabel = 'Close', finalFocusEl, ref } = props
  const backdrop = useRef<HTMLDivElement>(null)
  const positioner = useRef<HTMLDivElement>(null)
  useScrollLock(open)
  useLeaving(
    open,
    useCallback(
      () => [backdrop.current, positioner.current?.firstElementChild].filter((part) => part != null),
      [],
    ),
  )
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onDismiss()
      }}
      preventScroll={false}
      lazyMount
      unmountOnExit
      {...(finalFocusEl && { finalFocusEl })}
    >
      <Portal>
        <Parts.Backdrop ref={backdrop} className={`screen-only ${styles.backdrop}`} />
        <Parts.Positioner ref={positioner} className={`screen-only ${styles.positioner}`} data-place={place}>
          <Parts.Content
            {...(ref && { ref })}
            className={`floating ${styles.content}`}
            data-place={place}
            data-tone={tone}
            style={WIDTH}
          >
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Button kind="bare" size="icon" aria-label={closeLabel} onClick={onClose}>
                <X aria-hidden />
              </Button>
            </header>
            {description && <Parts.Description className="secondary">{description}</Parts.Description>}
            <div className={styles.body}>{children}</div>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
