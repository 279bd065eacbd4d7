import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SEARCH_LENGTH } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { type DeskAddress, deskSearch, isNarrowed } from './desk-address.ts'
import { Keys } from './Keys.tsx'
import { chosenNames, LeadFilters } from './LeadFilters.tsx'
import styles from './LeadSearch.module.css'

const { list } = desk
const NOTHING = { words: '', source: '', community: '', score: '', age: '' } as const

/** The list's search and filters, which are kept in the address. */
export function LeadSearch({ shown }: { shown: DeskAddress }) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  // The way back changes them as well.
  useEffect(() => {
    if (box.current) box.current.value = shown.words
  }, [shown.words])
  const go = (changes: Partial<DeskAddress>) =>
    void navigate({ to: '/desk', search: deskSearch({ ...shown, ...changes, lead: '' }) })
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          go({ words: String(new FormData(event.currentTarget).get('words') ?? '').trim() })
        }}
      >
        <div className={`layers ${control.group}`}>
          <input
            ref={box}
            type="search"
            name="words"
            // Emptied, as by Esc.
            onChange={({ target }) => {
              if (target.value === '' && shown.words) go({ words: '' })
            }}
            defaultValue={shown.words}
            maxLength={SEARCH_LENGTH}
            placeholder={list.searchHint}
            aria-label={list.search}
            className={control.control}
          />
          <Button type="submit" kind="bare" size="icon" aria-label={list.searchAction}>
            <Search aria-hidden="true" />
          </Button>
        </div>
      </form>
      <LeadFilters
        shown={shown}
        onChosen={(name, value) => go({ words: box.current?.value.trim() ?? '', [name]: value })}
      />
      <Keys />
      {isNarrowed(shown) && (
        <p className={styles.narrowed}>
          <span>{chosenNames(shown).join(' · ')}</span>
          <Button
            kind="bare"
            size="small"
            onClick={() => {
              go(NOTHING)
              if (box.current) box.current.value = ''
              box.current?.focus()
            }}
          >
            {list.clear}
          </Button>
        </p>
      )}
    </search>
  )
}
