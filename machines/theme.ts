/**
 * The colour theme: what the visitor's system says, until the visitor says otherwise.
 *
 *   following   as the system is, and as it changes
 *   light       chosen, whatever the system says
 *   dark        chosen, whatever the system says
 *
 * Invariant: the other theme is always one press away, and wanting what the system says is following it.
 */
import { assign, setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'

export type Theme = 'light' | 'dark'
/** `null` is no choice: the system's theme. */
export type ThemeChoice = Theme | null

export type ThemeEvent =
  /** The visitor wants the other theme. */
  | { type: 'theme.toggled' }
  /** What the system says: at first, and whenever it changes. */
  | { type: 'system.changed'; theme: Theme }
  /** What was chosen on an earlier visit, or just now in another tab. */
  | { type: 'choice.found'; choice: ThemeChoice }

export const theme = setup({
  types: {
    context: {} as { system: Theme },
    events: {} as ThemeEvent,
  },
  actors: {
    /** Reports the system's theme and the choices that are kept. */
    watchThemes: watcherNotProvided<ThemeEvent>('watchThemes'),
  },
  guards: {
    systemIsDark: ({ context }) => context.system === 'dark',
    systemIsLight: ({ context }) => context.system === 'light',
    isLight: (_, { choice }: { choice: ThemeChoice }) => choice === 'light',
    isDark: (_, { choice }: { choice: ThemeChoice }) => choice === 'dark',
  },
  actions: {
    setSystem: assign((_, { theme }: { theme: Theme }) => ({ system: theme })),
    /** Shows the choice and keeps it for other pages, tabs and visits. */
    applyChoice: (_, _params: { choice: ThemeChoice }) => undefined,
  },
}).createMachine({
  id: 'theme',
  initial: 'following',
  context: { system: 'light' },
  invoke: { id: 'watchThemes', src: 'watchThemes' },
  on: {
    'system.changed': { actions: { type: 'setSystem', params: ({ event }) => event } },
    'choice.found': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        actions: { type: 'applyChoice', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'applyChoice', params: ({ event }) => event },
      },
      { target: '.following', actions: { type: 'applyChoice', params: ({ event }) => event } },
    ],
  },
  states: {
    following: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'light',
            actions: { type: 'applyChoice', params: { choice: 'light' } },
          },
          { target: 'dark', actions: { type: 'applyChoice', params: { choice: 'dark' } } },
        ],
      },
    },
    light: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'following',
            actions: { type: 'applyChoice', params: { choice: null } },
          },
          { target: 'dark', actions: { type: 'applyChoice', params: { choice: 'dark' } } },
        ],
      },
    },
    dark: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsLight',
            target: 'following',
            actions: { type: 'applyChoice', params: { choice: null } },
          },
          { target: 'light', actions: { type: 'applyChoice', params: { choice: 'light' } } },
        ],
      },
    },
  },
})
