import type { ReactNode } from 'react'
import { type ThemeEvent, theme } from '../../../machines/theme.ts'
import { DARK, watchMedia } from '../../browser/media.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'
import { keepChoice, showChoice, storedChoice, THEME_STORAGE_KEY } from './stored-theme.ts'
import { ThemeContext } from './use-theme.ts'

const machine = theme.provide({
  actors: {
    watchThemes: watcher<ThemeEvent>((report) => {
      const look = () => report({ type: 'choice.found', choice: storedChoice() })
      const change = ({ key }: StorageEvent) => {
        // No key: everything was cleared.
        if (key === THEME_STORAGE_KEY || key === null) look()
      }
      window.addEventListener('storage', change)
      if (storedChoice()) look()
      return all(
        () => window.removeEventListener('storage', change),
        watchMedia(DARK, (dark) => report({ type: 'system.changed', theme: dark ? 'dark' : 'light' })),
      )
    }),
  },
  actions: {
    applyChoice: (_, { choice }) => {
      showChoice(choice)
      keepChoice(choice)
    },
  },
})

/** One theme for the page, however many buttons change it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={useMachineActor(machine)}>{children}</ThemeContext>
}
