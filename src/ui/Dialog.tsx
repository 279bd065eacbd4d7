import { Dialog as Parts } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { LAYOUT } from '../../content/constants.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called for Escape, the backdrop and the close button; the caller owns `open`. */
  onDismiss: () => void
  /** Called for the close button instead of `onDismiss`. */
  onClose?: () => void
  closeLabel?: string
  title: string
  description?: string
  children: ReactNode
  /** Takes the focus after closing; by default what had it before. */
  finalFocusEl?: () => HTMLElement | null
  /** Dark, whatever the theme is. */
  tone?: 'dark'
}

type Props = DialogProps & {
  /** In the middle of the window, or along its right edge. */
  place?: 'centre' | 'right'
}

/** Section 2: the width of the menu on a phone. A custom property, because a style sheet cannot read a constant. */
const WIDTH = { '--drawer-width': `${LAYOUT.drawerWidth}px` } as CSSProperties

/**
 * A modal dialog. The focus stays inside, and returns when it closes. It is not in the page while it is
 * closed, so it can be loaded when it is first opened.
 */
export function Dialog({ place = 'centre', tone, title, description, children, ...props }: Props) {
  const { open, onDismiss, onClose = onDismiss, closeLabel = 'Close', finalFocusEl } = props
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onDismiss()
      }}
      lazyMount
      unmountOnExit
      {...(finalFocusEl && { finalFocusEl })}
    >
      <Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Positioner className={styles.positioner} data-place={place}>
          <Parts.Content className={styles.content} data-place={place} data-tone={tone} style={WIDTH}>
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <X aria-hidden />
              </button>
            </header>
            {description && (
              <Parts.Description className={styles.description}>{description}</Parts.Description>
            )}
            <div className={styles.body}>{children}</div>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
