/** A form for any event, as JSON. */
import { useId, useState } from 'react'
import * as v from 'valibot'
import { ToolButton } from '../parts/ToolButton.tsx'

const EventSchema = v.looseObject({ type: v.pipe(v.string(), v.nonEmpty()) })
export type SentEvent = v.InferOutput<typeof EventSchema>

export function CustomEvent({ onSend }: { onSend(event: SentEvent): void }) {
  const id = useId()
  const [text, setText] = useState('{ "type": "" }')
  const [problem, setProblem] = useState('')
  const send = () => {
    const event = readEvent(text)
    setProblem(event ? '' : 'This is not JSON with a "type".')
    if (event) onSend(event)
  }
  return (
    <details>
      <summary className="note">Another event</summary>
      <form
        className="column"
        onSubmit={(submit) => {
          submit.preventDefault()
          send()
        }}
      >
        <label htmlFor={id}>Event, as JSON</label>
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-problem`} className="note">
          {problem}
        </p>
        <ToolButton type="submit">Send event</ToolButton>
      </form>
    </details>
  )
}

function readEvent(text: string): SentEvent | null {
  try {
    const checked = v.safeParse(EventSchema, JSON.parse(text))
    return checked.success ? checked.output : null
  } catch {
    return null
  }
}
