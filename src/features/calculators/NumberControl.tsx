import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { type NumberField, type Unit, valueSchema } from '../../../content/calculators/fields.ts'
import { valueInWords } from '../../../content/calculators/words.ts'
import styles from './NumberControl.module.css'

/** What stands before and after the number in its field. */
const SIGNS: Record<Unit, { before?: string; after?: string }> = {
  cad: { before: '$' },
  'cad-per-month': { before: '$', after: '/ month' },
  'cad-per-year': { before: '$', after: '/ year' },
  percent: { after: '%' },
  years: { after: 'years' },
}

type Props = {
  field: NumberField
  id: string
  /** Acceptable; what is being typed may differ from it. */
  value: number
  /** Where the slider ends. */
  sliderMax: number
  /** Why what stands in the field is refused. */
  message: string | undefined
  enter: (entered: unknown) => void
}

/** A number to type, and the same number on a slider: whoever uses one sees the other follow. */
export function NumberControl({ field, id, value, sliderMax, message, enter }: Props) {
  const typed = useRef<HTMLInputElement>(null)
  const written = value.toLocaleString('en-CA', { maximumFractionDigits: field.decimals })

  // What is typed stays as it is typed, until the number comes from somewhere else.
  useEffect(() => {
    const input = typed.current
    if (!input || message !== undefined) return
    const read = v.safeParse(valueSchema(field), input.value)
    if (!read.success || read.output !== value) input.value = written
  }, [field, message, value, written])

  const { before, after } = SIGNS[field.unit]
  const share = Math.min(1, Math.max(0, (value - field.min) / Math.max(1e-9, sliderMax - field.min)))
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{field.label}</label>
      <span className={styles.box} data-refused={message === undefined ? undefined : true}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          ref={typed}
          id={id}
          name={field.name}
          type="text"
          inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
          defaultValue={written}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => enter(target.value)}
          onBlur={({ target }) => {
            if (message === undefined) target.value = written
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <span className={styles.slider}>
        <svg aria-hidden="true">
          <rect width="100%" height="4" rx="2" />
          <rect data-filled width={`${(share * 100).toFixed(2)}%`} height="4" rx="2" />
        </svg>
        <input
          type="range"
          aria-label={field.label}
          aria-valuetext={valueInWords(field, value)}
          min={field.min}
          max={sliderMax}
          step={field.step}
          value={value}
          onChange={({ target }) => enter(target.valueAsNumber)}
        />
      </span>
      <p id={`${id}-hint`} className={styles.hint} data-refused={message === undefined ? undefined : true}>
        {message === undefined ? (
          field.hint
        ) : (
          <>
            <CircleAlert aria-hidden="true" />
            {message}
          </>
        )}
      </p>
    </div>
  )
}
