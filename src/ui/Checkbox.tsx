import styles from './Checkbox.module.css'

type Props = {
  id: string
  name: string
  label: string
  checked: boolean
  disabled?: boolean
  /** Whether it keeps its value, and can still have the focus. */
  locked?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ id, name, label, checked, disabled = false, locked = false, onChange }: Props) {
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-disabled={locked || undefined}
        onChange={(event) => {
          if (!locked) onChange(event.target.checked)
        }}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
