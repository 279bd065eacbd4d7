import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import control from './control.module.css'
import styles from './Select.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size' | 'children'> & {
  options: readonly { value: string; label: string }[]
  /** The option shown while nothing is selected; its value is empty. */
  placeholder?: string
}

/** The browser's own select, so that it works without JavaScript. */
export function Select({ options, placeholder, ...props }: Props) {
  return (
    <div className={`layers ${styles.select}`}>
      <select {...props} className={control.control}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}
