import { useId } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './MoveWithChoice.module.css'

type Props = {
  label: string
  action: string
  options: readonly { value: string; label: string }[]
  disabled: boolean
  onChosen: (value: string) => void
}

/** A move that needs to know to whom, or why. */
export function MoveWithChoice({ label, action, options, disabled, onChosen }: Props) {
  const id = useId()
  if (options.length === 0) return null
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onChosen(String(new FormData(event.currentTarget).get('choice')))
      }}
    >
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Select id={id} name="choice" options={options} placeholder={desk.lead.choose} required />
      <Button type="submit" kind="quiet" size="small" disabled={disabled}>
        {action}
      </Button>
    </form>
  )
}
