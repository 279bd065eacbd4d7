/** The frame around every view, and the view the address asks for. */
import { useEffect } from 'react'
import styles from './App.module.css'
import { Gallery } from './gallery/Gallery.tsx'
import { LivePage } from './live/LivePage.tsx'
import { MachinePage } from './machine/MachinePage.tsx'
import { type Route, useRoute } from './route.ts'

export function App() {
  const route = useRoute()
  const title = titleOf(route)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={styles.app} data-view={route.view}>
      <header className={styles.bar}>
        <a className={styles.brand} href="#/" aria-current={route.view === 'gallery' ? 'page' : undefined}>
          Machines
        </a>
        <a href="#/live" aria-current={route.view === 'live' ? 'page' : undefined}>
          Live
        </a>
        <a className={styles.site} href="/" target="_blank" rel="noreferrer">
          Open the site
        </a>
      </header>
      <View route={route} />
    </div>
  )
}

function View({ route }: { route: Route }) {
  if (route.view === 'gallery') return <Gallery />
  return route.view === 'live' ? <LivePage /> : <MachinePage route={route} />
}

function titleOf(route: Route): string {
  if (route.view === 'machine') return `${route.name} – Inspector`
  return route.view === 'live' ? 'Live – Inspector' : 'Inspector'
}
