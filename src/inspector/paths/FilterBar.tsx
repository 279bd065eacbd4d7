/** Narrows the list of paths: by words, by kind, by a transition chosen on the chart. */
import { useId } from 'react'
import { eventInWords } from '../model/words.ts'
import { Button } from '../parts/Button.tsx'
import type { Trace } from '../trace.ts'
import type { PathFilter } from './filter.ts'
import styles from './Paths.module.css'

const KINDS = [
  { kind: 'all', label: 'All' },
  { kind: 'tour', label: 'Tour' },
  { kind: 'pair', label: 'Pair' },
  { kind: 'journey', label: 'Journey' },
] as const

export function FilterBar({
  traces,
  filter,
  onFilter,
}: {
  traces: readonly Trace[]
  filter: PathFilter
  onFilter(filter: PathFilter): void
}) {
  const id = useId()
  const count = (kind: PathFilter['kind']) =>
    kind === 'all' ? traces.length : traces.filter((trace) => trace.kind === kind).length
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Search paths</label>
      <input
        id={id}
        type="search"
        value={filter.text}
        placeholder="words, an event, a state, an id"
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <fieldset>
        <legend>Kind</legend>
        {KINDS.map(({ kind, label }) => (
          <Button
            key={kind}
            aria-pressed={filter.kind === kind}
            onClick={() => onFilter({ ...filter, kind })}
          >
            {label} {count(kind)}
          </Button>
        ))}
      </fieldset>
      {filter.through ? (
        <p className={styles.through}>
          Through <strong>{transitionInWords(filter.through)}</strong>
          <Button onClick={() => onFilter({ ...filter, through: null })}>Any transition</Button>
        </p>
      ) : null}
    </div>
  )
}

function transitionInWords(key: string): string {
  const [source = '', type = ''] = key.split('|')
  return `${eventInWords({ type }) || 'at once'} in ${source.split('.').slice(1).join('.') || source}`
}
