/** The invalid fields, while the result is out of date. */
import { useSelector } from '@xstate/react'
import { calculatorText } from '../../../content/calculators/copy.ts'
import { Button } from '../../ui/Button.tsx'
import type { Group } from './CalculatorForm.tsx'
import type { Calculator } from './use-calculator.ts'

export type Correction = {
  /** The id of the field's input. */
  id: string
  label: string
}

const { outdated } = calculatorText

/** The fields to correct, in their order in the form; none while the result is that of the fields. */
export function useCorrections(
  calculator: Calculator,
  formId: string,
  groups: readonly Group[],
): readonly Correction[] {
  const isOutdated = useSelector(calculator.actor, (snapshot) => snapshot.matches({ result: 'outdated' }))
  const messages = useSelector(calculator.actor, ({ context }) => context.messages)
  if (!isOutdated) return []
  return groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => name in messages)
    .map(({ name, label }) => ({ id: `${formId}-${name}`, label }))
}

/** For screen readers, and for the strip beside the form's button. */
export function summarizeCorrections(corrections: readonly Pick<Correction, 'label'>[]): string {
  return outdated.summary(corrections.map(({ label }) => label).join(', '))
}

/** Says that the figures are out of date, with a button for each field to correct. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <div className="screen-only stack" data-gap="small" data-corrections>
      <p className="note">{outdated.text}</p>
      <div className="cluster">
        {corrections.map(({ id, label }) => (
          <Button key={id} kind="quiet" size="small" onClick={() => document.getElementById(id)?.focus()}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
