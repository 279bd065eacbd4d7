import { Tabs as Parts, useTabsContext } from '@ark-ui/react/tabs'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './Tabs.module.css'
import { useUnhydrated } from './use-unhydrated.ts'

type Item<Value extends string> = {
  value: Value
  label: string
  /** What the tab shows instead of its label. */
  face?: ReactNode
  content?: ReactNode
}

type RootProps<Value extends string> = {
  items: readonly Item<Value>[]
  /** The selected tab, if the caller controls the selection. */
  value?: Value
  /** The initially selected tab. */
  defaultValue?: Value
  /** Also called when the selected tab is pressed again. */
  onValueChange?: (value: Value) => void
  className?: string | undefined
  children: ReactNode
}

/** Wraps a `TabList` and its panels, for a custom layout. */
export function TabsRoot<Value extends string>(props: RootProps<Value>) {
  const { items, value, defaultValue = items[0]?.value, onValueChange, className, children } = props
  return (
    <Parts.Root
      className={className}
      data-unhydrated={useUnhydrated()}
      {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
      onValueChange={(change) => {
        const chosen = items.find((item) => item.value === change.value)
        if (chosen) onValueChange?.(chosen.value)
      }}
    >
      {children}
    </Parts.Root>
  )
}

type ListProps<Value extends string> = Pick<RootProps<Value>, 'items' | 'onValueChange'> & {
  /** The accessible name of the list. */
  label: string
  /** Equal-width tabs across the whole line, for two or three short ones. */
  fitted?: boolean | undefined
  /** Custom styles. Without them the tabs are in a row that scrolls. */
  className?: string | undefined
  /** For tabs in a column or in several rows: the vertical arrow keys move along them, too. */
  vertical?: boolean
  /** The panels use `useTabPanel`. */
  ownPanels?: boolean
}

export function TabList<Value extends string>(props: ListProps<Value>) {
  const { items, onValueChange, label, fitted, className, vertical, ownPanels } = props
  const tabs = useTabsContext()
  const moveVertically = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') tabs.selectNext()
    if (key === 'ArrowUp') tabs.selectPrev()
  }
  return (
    <Parts.List
      className={className ?? styles.list}
      aria-label={label}
      data-fitted={fitted || undefined}
      // Ark moves the focus without scrolling to it.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      {...(vertical && { onKeyDown: moveVertically })}
    >
      {items.map(({ value, label, face }) => (
        <Parts.Trigger
          key={value}
          value={value}
          className={className ? undefined : styles.tab}
          {...(ownPanels && { 'aria-controls': ownPanelId(tabs.getContentProps({ value }).id) })}
          // Ark reports changes only.
          onClick={() => {
            if (value === tabs.value) onValueChange?.(value)
          }}
        >
          {face ?? label}
        </Parts.Trigger>
      ))}
    </Parts.List>
  )
}

/**
 * Props that make an element the panel of a tab, for a list with `ownPanels`. The element must hide itself
 * while another tab is selected, and is not a tab stop.
 */
export function useTabPanel(value: string) {
  const panel = useTabsContext().getContentProps({ value })
  return { role: 'tabpanel', id: ownPanelId(panel.id), 'aria-labelledby': panel['aria-labelledby'] } as const
}

/** Differs from Ark's id, because Ark makes every panel it finds a tab stop. */
const ownPanelId = (id: string | undefined) => `${id}-own`

type Props<Value extends string> = Omit<RootProps<Value>, 'className' | 'children'> &
  Pick<ListProps<Value>, 'label' | 'fitted'> & {
    /** One panel shared by all tabs, which stays mounted. Needs `value`. */
    children?: ReactNode
  }

/** Shows one of several panels at a time. All are in the page, and visible without JavaScript. */
export function Tabs<Value extends string>({ label, fitted, children, ...root }: Props<Value>) {
  const { items, value, onValueChange } = root
  return (
    <TabsRoot {...root}>
      <TabList label={label} items={items} fitted={fitted} {...(onValueChange && { onValueChange })} />
      {children !== undefined && value !== undefined ? (
        <Parts.Content value={value} className={styles.panel}>
          {children}
        </Parts.Content>
      ) : (
        items.map((item) => (
          <Parts.Content key={item.value} value={item.value} className={styles.panel} data-exchanged>
            <p className={`minor-heading ${styles.title}`}>{item.label}</p>
            {item.content}
          </Parts.Content>
        ))
      )}
    </TabsRoot>
  )
}
