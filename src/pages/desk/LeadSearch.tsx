import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { Select } from '../../ui/Select.tsx'
import { type DeskAddress, deskSearch } from './desk-address.ts'
import styles from './LeadSearch.module.css'

const { list, origins } = desk
const OPTIONS = Object.entries(origins).map(([value, label]) => ({ value, label }))

/** Words and a source to filter by, which go into the address. */
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
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          go({ words: String(new FormData(event.currentTarget).get('words') ?? '').trim() })
        }}
      >
        <input
          ref={box}
          type="search"
          name="words"
          defaultValue={shown.words}
          placeholder={list.search}
          aria-label={list.search}
          className={control.control}
        />
        <Button type="submit" kind="quiet" size="icon" aria-label={list.searchAction}>
          <Search aria-hidden="true" />
        </Button>
        <Select
          aria-label={list.source}
          options={OPTIONS}
          placeholder={list.anySource}
          value={shown.source}
          onChange={({ target }) => go({ source: target.value })}
        />
        {shown.words && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              go({ words: '' })
              box.current?.focus()
            }}
          >
            {list.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
