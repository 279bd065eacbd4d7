import { TRAP_FIELD } from '../../../content/screening.ts'

type Props = { value: string; onChange: (value: string) => void }

/**
 * A field that only programs fill in. Screen readers and the keyboard skip it, and browsers have nothing to fill
 * it with: no address book has a subject line.
 */
export function TrapField({ value, onChange }: Props) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name={TRAP_FIELD}
          value={value}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
