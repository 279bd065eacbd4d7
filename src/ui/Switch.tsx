import styles from './Switch.module.css'

type Props = {
  id: string
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A setting that counts as soon as it is changed. */
export function Switch({ id, label, checked, disabled = false, onChange }: Props) {
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        // Stays in the order of the keyboard, and keeps the focus, while it is saved.
        aria-disabled={disabled || undefined}
        onChange={({ target }) => {
          if (!disabled) onChange(target.checked)
        }}
      />
    </div>
  )
}
