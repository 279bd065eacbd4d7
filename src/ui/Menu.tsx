import { Menu as Parts } from '@ark-ui/react/menu'
import type { ReactNode, Ref } from 'react'
import { buttonLook } from './Button.tsx'
import styles from './Menu.module.css'

type Item = {
  value: string
  label: string
  icon?: ReactNode
  disabled?: boolean
  /** Keeps the menu open after selection, to show progress. */
  staysOpen?: boolean
  onSelect: () => void
}

type Props = {
  /** The button's content. */
  trigger: ReactNode
  /** The button's accessible name, if it shows no text. */
  label?: string
  /** Shown above the list. */
  heading?: ReactNode
  items: readonly Item[]
  /** The button, for what returns the focus to it. */
  triggerRef?: Ref<HTMLButtonElement>
}

/** A button with a list of actions. */
export function Menu({ trigger, label, heading, items, triggerRef }: Props) {
  return (
    <Parts.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 8 }}>
      <Parts.Trigger ref={triggerRef} {...buttonLook({ kind: 'bare', size: 'small' })} aria-label={label}>
        {trigger}
        <span className="chevron" aria-hidden="true" />
      </Parts.Trigger>
      <Parts.Positioner>
        <Parts.Content className={`floating ${styles.content}`}>
          {heading && <p className={`note ${styles.heading}`}>{heading}</p>}
          {items.map(({ value, label, icon, disabled = false, staysOpen = false, onSelect }) => (
            <Parts.Item
              key={value}
              value={value}
              disabled={disabled}
              closeOnSelect={!staysOpen}
              className={styles.item}
              onSelect={onSelect}
            >
              {icon}
              {label}
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Positioner>
    </Parts.Root>
  )
}
