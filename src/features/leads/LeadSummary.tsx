import { useSelector } from '@xstate/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AnyFormContent } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import type { leadForm } from '../../../machines/lead-form.ts'
import { focusSmoothly } from '../../browser/focus.ts'
import styles from './LeadForm.module.css'

type Props = {
  actor: ActorRefFrom<typeof leadForm>
  content: AnyFormContent
  idOf: (name: string) => string
}

/** The errors of the last submit, with links to the fields. Takes the focus when they appear. */
export function LeadSummary({ actor, content, idOf }: Props) {
  const summary = useSelector(actor, (snapshot) => snapshot.context.summary)
  const fields = useSelector(actor, (snapshot) => snapshot.context.fields)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(summary).length > 0) focusSmoothly(box.current)
  }, [summary])

  const unresolved = Object.keys(summary).filter((name) => fields[name])
  if (unresolved.length === 0) return null
  const order = content.fields.map(({ name }) => String(name))
  unresolved.sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return (
    <div
      ref={box}
      className="notice"
      data-tone="error"
      role="alert"
      aria-labelledby={idOf('summary')}
      tabIndex={-1}
    >
      <h3 id={idOf('summary')}>{messages.leadInvalid.title}</h3>
      <ul className={styles.rules}>
        {unresolved.map((name) => (
          <li key={name}>
            {order.includes(name) ? (
              <a href={`#${idOf(name)}`} onClick={focusTarget}>
                {fields[name]}
              </a>
            ) : (
              fields[name]
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus to the field without adding an entry to the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}
