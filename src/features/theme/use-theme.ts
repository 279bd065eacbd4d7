import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Theme, theme } from '../../../machines/theme.ts'

export const ThemeContext = createContext<ActorRefFrom<typeof theme> | null>(null)

/** The current colour theme, and how to switch to the other one. Throws outside a `ThemeProvider`. */
export function useTheme() {
  const actor = useContext(ThemeContext)
  if (!actor) throw new Error('useTheme must be used within a ThemeProvider')
  const seen: Theme = useSelector(actor, (snapshot) =>
    snapshot.matches('following') ? snapshot.context.system : snapshot.matches('dark') ? 'dark' : 'light',
  )
  return { actor, seen, toggle: () => actor.send({ type: 'theme.toggled' }) }
}
