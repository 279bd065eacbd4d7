import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { communitiesPage } from '../../../content/pages/communities.ts'
import type { communitySearch } from '../../../machines/community-search.ts'
import { Button } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './SearchBox.module.css'
import { searchForm } from './search-form.ts'

const { label, hint, submitLabel } = communitiesPage.search

type Props = {
  ref: RefObject<HTMLInputElement | null>
  actor: ActorRefFrom<typeof communitySearch>
  placeholder: string
  /** Whether its button gives way to the one of a card. */
  quiet: boolean
  /** The number of matches. */
  children: ReactNode
}

/** The community search form. Without JavaScript it submits to the external listing search. */
export function SearchBox({ ref, actor, placeholder, quiet, children }: Props) {
  const hydrated = useHydrated()
  const query = useSelector(actor, ({ context }) => context.query)
  return (
    <search>
      <form
        className="column"
        data-gap="small"
        action={searchForm.action}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'search.submitted' })
        }}
      >
        <label className="label" htmlFor="community">
          {label}
        </label>
        <div className={styles.row}>
          <Search aria-hidden className={`accent ${styles.icon}`} size="1.3rem" />
          <input
            ref={ref}
            id="community"
            type="search"
            name={searchForm.location}
            value={query}
            placeholder={placeholder}
            required
            pattern=".*\S.*"
            autoComplete="off"
            aria-describedby="community-hint"
            className={control.control}
            onChange={({ target }) => actor.send({ type: 'query.typed', query: target.value })}
          />
          {searchForm.hidden.map(({ name, value }) => (
            <input key={value} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" kind={quiet ? 'quiet' : 'primary'}>
            {submitLabel}
          </Button>
        </div>
        <div className="cluster" data-ends>
          <p id="community-hint" className="note">
            {hint}
          </p>
          {children}
        </div>
      </form>
    </search>
  )
}
