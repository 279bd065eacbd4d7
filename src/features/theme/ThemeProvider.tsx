import type { ReactNode } from 'react'
import { type ThemeEvent, theme } from '../../../machines/theme.ts'
import { DARK, watchMedia } from '../../browser/media.ts'
import { openOver } from '../../browser/page-transition.ts'
import { afterPaint } from '../../browser/paint.ts'
import { watchStored } from '../../browser/storage.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'
import {
  areButtonsTurned,
  keepChoice,
  showChoice,
  storedChoice,
  THEME_STORAGE_KEY,
  turnButtons,
} from './stored-theme.ts'
import { ThemeContext } from './use-theme.ts'

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
    showChoice: (_, { choice }) => showChoice(choice),
    applyChoice: (_, { choice }) => {
      keepChoice(choice)
      turnButtons()
      // The buttons turn in the next frame; restyling the page takes longer. By then a second press or another tab
      // may have turned them back.
      const follow = () => {
        if (areButtonsTurned()) showChoice(choice)
      }
      afterPaint(() => {
        if (areButtonsTurned()) openOver(follow)
      })
    },
  },
})

/** Shares one theme across all of the page's theme toggles. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={useMachineActor(machine)}>{children}</ThemeContext>
}
