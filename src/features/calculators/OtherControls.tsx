/** The controls of a calculator that are not numbers. */
import type { ChoiceField, FlagField } from '../../../content/calculators/fields.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './Controls.module.css'

type Props<Field, Value> = { field: Field; id: string; value: Value; enter: (entered: Value) => void }

export function ChoiceControl({ field, id, value, enter }: Props<ChoiceField, string>) {
  return (
    <div className="column" data-gap="small">
      <label htmlFor={id} className="label">
        {field.label}
      </label>
      <Select
        id={id}
        name={field.name}
        options={field.options}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => enter(target.value)}
      />
      <p id={`${id}-hint`} className={`screen-only ${styles.hint}`}>
        {field.hint}
      </p>
    </div>
  )
}

export function FlagControl({ field, id, value, enter }: Props<FlagField, boolean>) {
  return (
    <div className={`stack ${styles.flag}`} data-gap="small">
      <Checkbox id={id} name={field.name} label={field.label} checked={value} onChange={enter} />
      <p className={`screen-only ${styles.hint}`}>{field.hint}</p>
    </div>
  )
}
