/** Lets any length of time pass, not only the delays that are running. */
import { useId, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import styles from './ClockForm.module.css'

export function ClockForm({ onWait }: { onWait(milliseconds: number): void }) {
  const id = useId()
  const [text, setText] = useState('1000')
  return (
    <form
      className={styles.clock}
      onSubmit={(submit) => {
        submit.preventDefault()
        onWait(Number(text))
      }}
    >
      <label htmlFor={id}>Let time pass, in milliseconds</label>
      <input
        id={id}
        type="number"
        required
        min={1}
        step={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Pass</Button>
    </form>
  )
}
