import { useId } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './MoveWithChoice.module.css'

type Props = {
  label: string
  action: string
  options: readonly { value: string; label: string }[]
  /** The choice; empty for none. */
  value: string
  disabled: boolean
  onChange: (value: string) => void
  onChosen: (value: string) => void
}

/** A move that needs to know to whom, or why. */
export function MoveWithChoice({ label, action, options, value, disabled, onChange, onChosen }: Props) {
  const id = useId()
  if (options.length === 0) return null
  // The chosen member may have left the team.
  const chosen = options.some((option) => option.value === value) ? value : ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onChosen(chosen)
      }}
    >
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name="choice"
        options={options}
        placeholder={desk.lead.choose}
        required
        value={chosen}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" kind="quiet" size="small" disabled={disabled}>
        {action}
      </Button>
    </form>
  )
}
