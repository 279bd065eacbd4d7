import { Dialog as Parts } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { LAYOUT } from '../../content/constants.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Escape, the backdrop or the close button: whoever holds `open` decides. */
  onDismiss: () => void
  /** The close button, where it is more than dismissing. */
  onClose?: () => void
  closeLabel?: string
  title: string
  description?: string
  children: ReactNode
  /** What has the focus again once it is closed; what had it before, if nobody says. */
  finalFocusEl?: () => HTMLElement | null
  /** Dark, whatever the theme is. */
  tone?: 'dark'
}

type Props = DialogProps & {
  /** In the middle of the window, or along its right edge. */
  place?: 'centre' | 'right'
}

/** Section 2: the width of the menu on a phone. A property, since no style sheet can read a constant. */
const WIDTH = { '--drawer-width': `${LAYOUT.drawerWidth}px` } as CSSProperties

/**
 * Something to attend to before the page goes on. The focus stays inside and then returns, and nothing of
 * it is in the page while it is closed: fit for being loaded when first opened.
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
