import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { type NumberField, valueSchema } from '../../../content/calculators/fields.ts'
import { formatValue, UNIT_AFFIXES } from '../../../content/calculators/units.ts'
import control from '../../ui/control.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './Controls.module.css'
import { groupDigits } from './group-digits.ts'

type Props = {
  field: NumberField
  id: string
  /** The last valid value, which may differ from the text being typed. */
  value: number
  /** Upper end of the slider. */
  sliderMax: number
  /** Why the typed text is invalid. */
  message: string | undefined
  /** Why the value has no result with those of the other fields. */
  refusal: string | undefined
  enter: (entered: unknown) => void
}

/** A number field and a slider for the same value, kept in sync. */
export function NumberControl({ field, id, value, sliderMax, message, refusal, enter }: Props) {
  const typed = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const written = value.toLocaleString('en-CA', { maximumFractionDigits: field.decimals })

  // Leaves typed text alone until the value changes from elsewhere, and input from before hydration until it has been
  // entered.
  useEffect(() => {
    const input = typed.current
    if (!hydrated || !input || message !== undefined) return
    const read = v.safeParse(valueSchema(field), input.value)
    if (!read.success || read.output !== value) input.value = written
  }, [field, hydrated, message, value, written])

  const { before, after } = UNIT_AFFIXES[field.unit]
  const problem = message ?? refusal
  const share = Math.min(1, Math.max(0, (value - field.min) / Math.max(1e-9, sliderMax - field.min)))
  return (
    <div className={styles.control}>
      <label htmlFor={id} className="label">
        {field.label}
      </label>
      <span
        className={`${control.control} ${styles.box}`}
        data-refused={problem === undefined ? undefined : true}
      >
        {before && <span aria-hidden="true">{before}</span>}
        <input
          ref={typed}
          id={id}
          name={field.name}
          type="text"
          inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
          defaultValue={written}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={({ target, nativeEvent }) => {
            if (field.decimals === 0)
              groupDigits(
                target,
                nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward',
              )
            enter(target.value)
          }}
          onBlur={({ target }) => {
            if (message === undefined) target.value = written
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <span className={`script-only screen-only ${styles.slider}`}>
        <svg aria-hidden="true">
          <rect
            fill="color-mix(in oklch, var(--control-line) 55%, transparent)"
            width="100%"
            height="4"
            rx="2"
          />
          <rect fill="var(--ink)" width={`${(share * 100).toFixed(2)}%`} height="4" rx="2" />
        </svg>
        <input
          type="range"
          aria-label={field.label}
          aria-valuetext={formatValue(field.unit, value)}
          min={field.min}
          max={sliderMax}
          step={field.step}
          value={value}
          onChange={({ target }) => enter(target.valueAsNumber)}
        />
      </span>
      <p id={`${id}-hint`} className={`screen-only ${styles.hint}`}>
        {problem === undefined ? (
          field.hint
        ) : (
          <>
            <CircleAlert aria-hidden="true" />
            {problem}
          </>
        )}
      </p>
    </div>
  )
}
