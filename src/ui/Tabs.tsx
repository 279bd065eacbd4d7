import { Tabs as Parts } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type Item<Value extends string> = { value: Value; label: string; content?: ReactNode }

type Props<Value extends string> = {
  /** What the choice is about, for whoever does not see it. */
  label: string
  items: readonly Item<Value>[]
  /** Which one is shown, where somebody else holds that; else it is the part's own. */
  value?: Value
  /** The one shown first. */
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  /** One panel for all of them, which stays as it is while another is chosen. Needs `value`. */
  children?: ReactNode
  /** Of one width, across the whole line: for two or three short ones. */
  fitted?: boolean
}

/** One of several texts at a time. All of them are in the page; without a script all of them show. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, children, fitted } = props
  return (
    <Parts.Root
      className={styles.tabs}
      {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
      onValueChange={(change) => {
        const chosen = items.find((item) => item.value === change.value)
        if (chosen) onValueChange?.(chosen.value)
      }}
    >
      <Parts.List
        className={styles.list}
        aria-label={label}
        data-fitted={fitted || undefined}
        // Ark moves the focus without scrolling to it.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {items.map((item) => (
          <Parts.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {children !== undefined && value !== undefined ? (
        <Parts.Content value={value} className={styles.panel}>
          {children}
        </Parts.Content>
      ) : (
        items.map((item) => (
          <Parts.Content key={item.value} value={item.value} className={styles.panel}>
            <p className={styles.title}>{item.label}</p>
            {item.content}
          </Parts.Content>
        ))
      )}
    </Parts.Root>
  )
}
