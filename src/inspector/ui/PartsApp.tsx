/** The parts of the site, each in every state, and the tokens they are made of. */
// First, so that the parts' own styles override it.
import '../../styles/base.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { ToastOutlet } from '../../ui/ToastOutlet.tsx'
import { Bar } from '../Bar.tsx'
import { UI_PATH } from '../route.ts'
import { PartsPage } from './PartsPage.tsx'

/** Links need a router to know their addresses; following one leads nowhere from here. */
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: [UI_PATH] }),
})

export function PartsApp() {
  useEffect(() => {
    document.title = 'Parts – Inspector'
    // The address may lead to a part that was not there yet.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <RouterContextProvider router={router}>
      <Bar current="ui" />
      <PartsPage />
      <ToastOutlet />
    </RouterContextProvider>
  )
}
