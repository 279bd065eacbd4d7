/** The rules and paths that a query finds: a rule's number, or words. */
import { matchingPaths, matchingRules } from './data.ts'
import { PathTiles } from './PathTiles.tsx'
import styles from './Report.module.css'
import { RuleList } from './RuleList.tsx'

export function SearchPage({ query: typed }: { query: string }) {
  const query = typed.trim()
  const rules = matchingRules(query)
  const paths = query ? matchingPaths(query) : []
  return (
    <main>
      <h1 className={styles.title} role="status">
        {query ? `${rules.length} rules and ${paths.length} paths for “${query}”` : `${rules.length} rules`}
      </h1>
      <div className={styles.measure}>
        <RuleList rules={rules} />
      </div>
      <PathTiles paths={paths} withMachine />
    </main>
  )
}
