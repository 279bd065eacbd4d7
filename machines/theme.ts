/**
 * The colour theme: the system's, until the visitor chooses another.
 *
 *   following   like the system, also when that changes
 *   light       chosen, whatever the system's theme
 *   dark        chosen, whatever the system's theme
 *
 * Invariant: one press always shows the other theme, and choosing the system's theme means following it.
 */
import { assign, setup } from 'xstate'
import { watcherNotProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

export type Theme = 'light' | 'dark'
/** `null`: no choice, so the system's theme applies. */
export type ThemeChoice = Theme | null

export type ThemeEvent =
  /** The visitor pressed the theme button. */
  | { type: 'theme.toggled' }
  /** The system's theme: at the start, and whenever it changes. */
  | { type: 'system.changed'; theme: Theme }
  /** The choice of an earlier visit, or one just made in another tab. */
  | { type: 'choice.found'; choice: ThemeChoice }

export const theme = setup({
  types: {
    context: {} as { system: Theme },
    events: {} as ThemeEvent,
    transitionMeta: {} as Rules,
  },
  actors: {
    /** Reports the system's theme and the stored choice. */
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
    /** Shows a stored choice without storing it again, which could undo another tab's newer choice. */
    showChoice: (_, _params: { choice: ThemeChoice }) => undefined,
    /** Shows the choice and stores it for other pages, tabs and visits. */
    applyChoice: (_, _params: { choice: ThemeChoice }) => undefined,
  },
}).createMachine({
  id: 'theme',
  initial: 'following',
  context: { system: 'light' },
  invoke: { id: 'watchThemes', src: 'watchThemes' },
  on: {
    'system.changed': { meta: rules('4.18.1'), actions: { type: 'setSystem', params: ({ event }) => event } },
    'choice.found': [
      {
        guard: { type: 'isLight', params: ({ event }) => event },
        target: '.light',
        meta: rules('4.18.3'),
        actions: { type: 'showChoice', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        meta: rules('4.18.3'),
        actions: { type: 'showChoice', params: ({ event }) => event },
      },
      {
        target: '.following',
        meta: rules('4.18.3'),
        actions: { type: 'showChoice', params: ({ event }) => event },
      },
    ],
  },
  states: {
    following: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'light',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: 'light' } },
          },
          {
            target: 'dark',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: 'dark' } },
          },
        ],
      },
    },
    light: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'following',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: null } },
          },
          {
            target: 'dark',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: 'dark' } },
          },
        ],
      },
    },
    dark: {
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsLight',
            target: 'following',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: null } },
          },
          {
            target: 'light',
            meta: rules('4.18.2'),
            actions: { type: 'applyChoice', params: { choice: 'light' } },
          },
        ],
      },
    },
  },
})
