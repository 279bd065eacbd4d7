import { communitiesPage } from '../../../content/pages/communities.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './NothingFound.module.css'

const { empty } = communitiesPage.search

type Props = { query: string; onSearch: () => void }

/** No community matches: offers the listing search or the contact page. */
export function NothingFound({ query, onSearch }: Props) {
  return (
    <Split columns="5:7">
      <p className={`title ${styles.query}`} aria-hidden="true">
        {query}
      </p>
      <div className="stack">
        <h3>{empty.title}</h3>
        <p className="secondary">{empty.text}</p>
        <Button onClick={onSearch}>
          {empty.searchAction} “{query}”
        </Button>
        <ArrowLink destination={empty.contactLink}>{empty.contactLink.label}</ArrowLink>
      </div>
    </Split>
  )
}
