import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import control from './control.module.css'
import styles from './Select.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size' | 'children'> & {
  options: readonly { value: string; label: string }[]
  /** The option shown while nothing is selected; its value is empty. */
  placeholder?: string
}

/** The browser's own select, so that it works without JavaScript. */
export function Select({ options, placeholder, ...props }: Props) {
  // The desk has a list of two hundred, and is rendered whenever a minute has passed or a lead has come.
  const choices = useMemo(
    () =>
      options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [options],
  )
  return (
    <div className={`layers ${styles.select}`}>
      <select {...props} className={control.control}>
        {placeholder && <option value="">{placeholder}</option>}
        {choices}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}
