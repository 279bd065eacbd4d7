import styles from './Checkbox.module.css'

type Props = {
  id: string
  name: string
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ id, name, label, checked, disabled = false, onChange }: Props) {
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
