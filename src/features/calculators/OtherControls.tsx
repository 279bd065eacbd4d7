/** What a calculator asks that is not a number. */
import type { ChoiceField, FlagField } from '../../../content/calculators/fields.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './OtherControls.module.css'

type Props<Field, Value> = { field: Field; id: string; value: Value; enter: (entered: Value) => void }

export function ChoiceControl({ field, id, value, enter }: Props<ChoiceField, string>) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{field.label}</label>
      <Select
        id={id}
        name={field.name}
        options={field.options}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => enter(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {field.hint}
      </p>
    </div>
  )
}

export function FlagControl({ field, id, value, enter }: Props<FlagField, boolean>) {
  return (
    <div className={styles.flag}>
      <Checkbox id={id} name={field.name} label={field.label} checked={value} onChange={enter} />
      <p className={styles.hint}>{field.hint}</p>
    </div>
  )
}
