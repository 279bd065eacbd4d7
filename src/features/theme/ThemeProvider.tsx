import type { ReactNode } from 'react'
import { type ThemeChoice, type ThemeEvent, theme } from '../../../machines/theme.ts'
import { DARK, watchMedia } from '../../browser/media.ts'
import { openOver } from '../../browser/page-transition.ts'
import { afterPaint } from '../../browser/paint.ts'
import { watchStored } from '../../browser/storage.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'
import { keepChoice, showChoice, storedChoice, THEME_STORAGE_KEY, turnButtons } from './stored-theme.ts'
import { ThemeContext } from './use-theme.ts'

/** What was chosen last, here or in another tab: what a press shows a frame later. */
let latest: ThemeChoice = null

const machine = theme.provide({
  actors: {
    watchThemes: watcher<ThemeEvent>((report) => {
      const reportChoice = () => report({ type: 'choice.found', choice: storedChoice() })
      if (storedChoice()) reportChoice()
      return all(
        watchStored(THEME_STORAGE_KEY, reportChoice),
        watchMedia(DARK, (dark) => report({ type: 'system.changed', theme: dark ? 'dark' : 'light' })),
      )
    }),
  },
  actions: {
    showChoice: (_, { choice }) => {
      latest = choice
      showChoice(choice)
    },
    applyChoice: (_, { choice }) => {
      latest = choice
      keepChoice(choice)
      turnButtons()
      // The button answers in the next frame. The page has to be styled and painted anew, which takes some more.
      afterPaint(() => openOver(() => showChoice(latest)))
    },
  },
})

/** Shares one theme across all of the page's theme toggles. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={useMachineActor(machine)}>{children}</ThemeContext>
}
