/** Mutants that behave like the original on every path, each with the reason. */
import type { MachineName } from '../../machines/index.ts'

export const EQUIVALENT: Partial<Record<MachineName, Readonly<Record<string, string>>>> = {
  communitySearch: {
    'redirects communitySearch on query.typed, alternative 2 to .filtering':
      'The filter starts with its matches: both targets are the same state.',
  },
  promoBanner: {
    'redirects promoBanner.hidden on threshold.passed, alternative 2 to visible':
      'A banner that appears starts rotating: both targets are the same state.',
  },
  sectionSpy: {
    'drops the guard of sectionSpy.watching on sections.measured':
      'The guard avoids a needless update: without it the same section is set again.',
  },
}
