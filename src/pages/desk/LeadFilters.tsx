import { SlidersHorizontal } from 'lucide-react'
import { desk } from '../../../content/pages/desk.ts'
import { Select } from '../../ui/Select.tsx'
import { CHOICES, type Choice, type DeskAddress } from './desk-address.ts'
import styles from './LeadFilters.module.css'

const NAMES: Readonly<Record<Choice, Readonly<Record<string, string>>>> = {
  source: desk.origins,
  community: {},
  score: desk.scores,
  age: desk.ages,
}
const FILTERS = (Object.keys(desk.choices) as Choice[]).map((name) => ({
  name,
  ...desk.choices[name],
  options: CHOICES[name].map((value) => ({ value, label: NAMES[name][value] ?? value })),
}))

type Props = { shown: DeskAddress; onChosen: (name: Choice, value: string) => void }

/** The names of the active filters, without the words. */
export const chosenNames = (shown: DeskAddress): string[] =>
  FILTERS.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === shown[name]).map(({ label }) => label),
  )

/** The filters besides words, folded. */
export function LeadFilters({ shown, onChosen }: Props) {
  const count = chosenNames(shown).length
  return (
    <details className={styles.filters}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {desk.list.filters}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.choices}>
        {FILTERS.map(({ name, label, any, options }) => (
          <Select
            key={name}
            aria-label={label}
            options={options}
            placeholder={any}
            value={shown[name]}
            data-chosen={shown[name] ? true : undefined}
            onChange={({ target }) => onChosen(name, target.value)}
          />
        ))}
      </div>
    </details>
  )
}
