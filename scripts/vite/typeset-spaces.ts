import type { Plugin } from 'vite'
import { keepTogether } from '../content/typography.ts'

/** Lets whoever edits the content type ordinary spaces where a line must not break. */
export function typesetSpaces(): Plugin {
  return {
    name: 'northbow:typeset-spaces',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/.*\.ts$/ },
      handler: (code) => ({ code: keepTogether(code), map: null }),
    },
  }
}
