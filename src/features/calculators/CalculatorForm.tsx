import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { calculatorText } from '../../../content/calculators/copy.ts'
import type { Field, Value } from '../../../content/calculators/fields.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CalculatorForm.module.css'
import { NumberControl } from './NumberControl.tsx'
import { ChoiceControl, FlagControl } from './OtherControls.tsx'
import type { Calculator } from './use-calculator.ts'

export type Group = { title: string; fields: readonly Field[] }

type Props = {
  id: string
  calculator: Calculator
  groups: readonly Group[]
  /** Three fields in a row where there is room, so that a long form ends near its result. */
  dense: boolean
  /** The field whose value gives no result although it is a number, and why. */
  refused: { field: string; reason: string } | undefined
  /** Moves focus to the result. */
  showResult: () => void
  /** A short form of the result, beside the button. */
  children: ReactNode
}

/**
 * The inputs of a calculator. Until hydration it is a native form that reloads the page with the inputs in
 * its URL.
 */
export function CalculatorForm({ id, calculator, groups, dense, refused, showResult, children }: Props) {
  return (
    <form
      ref={calculator.form}
      method="get"
      autoComplete="off"
      className={`column ${styles.form}`}
      data-dense={dense || undefined}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        showResult()
      }}
    >
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend className="label">{title}</legend>
          <div className="tiles">
            {fields.map((field) => (
              <Control
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                refusal={refused?.field === field.name ? refused.reason : undefined}
                calculator={calculator}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={`script-only screen-only ${styles.strip}`}>
        {children}
        <Button type="submit" kind="quiet">
          {calculatorText.calculate}
        </Button>
      </div>
      <noscript>
        <p className="note" data-line>
          {calculatorText.withoutScript}
        </p>
      </noscript>
    </form>
  )
}

type ControlProps = { id: string; field: Field; refusal: string | undefined; calculator: Calculator }

function Control({ id, field, refusal, calculator }: ControlProps) {
  const { actor } = calculator
  const value: Value = useSelector(actor, ({ context }) => context.inputs[field.name] ?? field.default)
  const message = useSelector(actor, ({ context }) => context.messages[field.name])
  const limit = useSelector(actor, ({ context }) =>
    field.kind === 'number' && field.sliderEndsAt ? context.inputs[field.sliderEndsAt] : undefined,
  )
  const enter = (entered: unknown) => calculator.enter(field, entered)
  switch (field.kind) {
    case 'number':
      return (
        <NumberControl
          field={field}
          id={id}
          value={Number(value)}
          sliderMax={Math.min(field.max, Number(limit ?? field.max))}
          message={message}
          refusal={refusal}
          enter={enter}
        />
      )
    case 'choice':
      return <ChoiceControl field={field} id={id} value={String(value)} enter={enter} />
    case 'flag':
      return <FlagControl field={field} id={id} value={value === true} enter={enter} />
  }
}
