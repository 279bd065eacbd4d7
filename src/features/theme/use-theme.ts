import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { theme } from '../../../machines/theme.ts'

export const ThemeContext = createContext<ActorRefFrom<typeof theme> | null>(null)

/** Switches to the other colour theme. Throws outside a `ThemeProvider`. */
export function useTheme() {
  const actor = useContext(ThemeContext)
  if (!actor) throw new Error('useTheme must be used within a ThemeProvider')
  return { actor, toggle: () => actor.send({ type: 'theme.toggled' }) }
}
