/** The frame of the report, and the view that the address asks for. */
import { useEffect } from 'react'
import bar from '../Bar.module.css'
import { MachineReport } from './MachineReport.tsx'
import { Overview } from './Overview.tsx'
import { PathPage } from './PathPage.tsx'
import styles from './Report.module.css'
import { OVERVIEW, type ReportRoute, RULES, replaceAddress, searchHref, useReportRoute } from './route.ts'
import { SearchPage } from './SearchPage.tsx'

export function Report() {
  const route = useReportRoute()
  const place = placeOf(route)
  useEffect(() => {
    document.title = `${place} – Paths`
    window.scrollTo(0, 0)
  }, [place])
  return (
    <div className={styles.report}>
      <header className={`cluster ${bar.bar} ${styles.bar}`} data-tone="dark">
        <a href={OVERVIEW} aria-current={route.view === 'overview' ? 'page' : undefined}>
          Machines
        </a>
        <a href={RULES} aria-current={route.view === 'search' ? 'page' : undefined}>
          Rules
        </a>
        <input
          type="search"
          aria-label="Search by rule, or in the words of paths"
          placeholder="4.6.2, or words"
          value={route.view === 'search' ? route.query : ''}
          onChange={({ target }) => replaceAddress(searchHref(target.value))}
        />
      </header>
      <View route={route} />
    </div>
  )
}

function View({ route }: { route: ReportRoute }) {
  if (route.view === 'overview') return <Overview />
  if (route.view === 'search') return <SearchPage query={route.query} />
  if (route.view === 'machine') return <MachineReport name={route.machine} />
  return <PathPage key={`${route.machine}/${route.id}`} {...route} />
}

function placeOf(route: ReportRoute): string {
  if (route.view === 'machine') return route.machine
  if (route.view === 'path') return `${route.machine} ${route.id}`
  return route.view === 'search' ? 'Rules' : 'Machines'
}
