import { useAccordion } from '@ark-ui/react/accordion'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { useUnhydrated } from './use-unhydrated.ts'

type Item = {
  value: string
  title: string
  /** A short note beside the title, such as the number of items inside. */
  note?: string
  content: ReactNode
}

type Props = {
  items: readonly Item[]
  /** Heading level of each item's title. */
  level?: 2 | 3 | 4
  /** Several items may be open at a time; otherwise opening one closes the other. */
  multiple?: boolean
  /** Values of the items that are open at first. */
  defaultValue?: string[]
}

/**
 * Collapsible sections. All content is in the page, and visible without JavaScript and in print. Does not use
 * Ark's own content part, which writes a style attribute that the site's policy forbids in HTML.
 */
export function Accordion({ items, level = 3, multiple = false, defaultValue = [] }: Props) {
  const accordion = useAccordion({ multiple, collapsible: true, defaultValue })
  const Heading = `h${level}` as const
  return (
    <div {...accordion.getRootProps()} className={styles.accordion} data-unhydrated={useUnhydrated()}>
      {items.map(({ value, title, note, content }) => (
        <div key={value} {...accordion.getItemProps({ value })} className={styles.item}>
          <Heading>
            <button {...accordion.getItemTriggerProps({ value })} className={styles.trigger}>
              <span>{title}</span>
              {note && <span className={`note ${styles.note}`}>{note}</span>}
              <span
                {...accordion.getItemIndicatorProps({ value })}
                className={`chevron accent ${styles.indicator}`}
              />
            </button>
          </Heading>
          <div {...accordion.getItemContentProps({ value })} className={styles.content}>
            {content}
          </div>
        </div>
      ))}
    </div>
  )
}
