import styles from './Checkbox.module.css'

type Props = {
  id: string
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ id, name, label, checked, onChange }: Props) {
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
