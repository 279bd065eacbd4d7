/** Lets any length of time pass, not only the delays that are running. */
import { useId, useState } from 'react'
import { ToolButton } from '../parts/ToolButton.tsx'

export function ClockForm({ onWait }: { onWait(milliseconds: number): void }) {
  const id = useId()
  const [text, setText] = useState('1000')
  return (
    <form
      className="tools"
      onSubmit={(submit) => {
        submit.preventDefault()
        onWait(Number(text))
      }}
    >
      <label className="note" htmlFor={id}>
        Let time pass, in milliseconds
      </label>
      <input
        id={id}
        type="number"
        required
        min={1}
        step={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ToolButton type="submit">Pass</ToolButton>
    </form>
  )
}
