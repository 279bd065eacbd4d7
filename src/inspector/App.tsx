/** The frame around every view, and the view the address asks for. */
// First, so that the parts' own styles override it.
import './inspector.css'
import { useEffect } from 'react'
import styles from './App.module.css'
import { Bar } from './Bar.tsx'
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
      <Bar current={route.view} />
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
