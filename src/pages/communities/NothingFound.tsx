import { communitiesPage } from '../../../content/pages/communities.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './NothingFound.module.css'

const { empty, clearLabel } = communitiesPage.search

type Props = { query: string; onSearch: () => void; onShowAll: () => void }

/** No community is called so: three ways on. */
export function NothingFound({ query, onSearch, onShowAll }: Props) {
  return (
    <div className={styles.nothing}>
      <p className={styles.query} aria-hidden="true">
        {query}
      </p>
      <div className={styles.words}>
        <h3>{empty.title}</h3>
        <p>{empty.text}</p>
        <div className={styles.actions}>
          <Button onClick={onSearch}>
            {empty.searchAction} "{query}"
          </Button>
          <Button kind="quiet" onClick={onShowAll}>
            {clearLabel}
          </Button>
        </div>
        <ArrowLink destination={empty.contactLink}>{empty.contactLink.label}</ArrowLink>
      </div>
    </div>
  )
}
